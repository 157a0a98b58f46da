-- Who checked a person in although their check has flags; all flags of a check are acknowledged together.
alter table verification_attempts
  add column flags_acknowledged_at timestamptz,
  add column flags_acknowledged_by integer references users on delete set null;

-- The checks that staff should look at: a few of many.
create index verification_attempts_attention on verification_attempts (booking_id)
  where flags <> '{}' or desk_review or state = 'refused';
