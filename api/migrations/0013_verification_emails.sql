-- The language the primary guest reads in; null while it is not known.
alter table bookings
  add column guest_language text check (guest_language in ('en', 'es', 'de', 'fr', 'it', 'ar'));

-- Which mails about their verification a hotel's guests get without anybody sending them; 0 days: no reminder.
alter table hotels
  add column invites_on_booking boolean not null default false,
  add column reminder_days integer not null default 0 check (reminder_days between 0 and 30);

-- One invitation and one reminder for each booking, whoever sends them; an invitation waits here until it is done.
create table verification_emails (
  booking_id integer not null references bookings on delete cascade,
  kind text not null check (kind in ('invitation', 'reminder')),
  planned_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (booking_id, kind)
);
create index verification_emails_waiting on verification_emails (booking_id) where done_at is null;

-- Here and not in a use case: however a booking is made, its hotel's setting holds.
create function bookings_plan_invitation() returns trigger language plpgsql as $$
begin
  insert into verification_emails (booking_id, kind)
    select added.id, 'invitation' from added join hotels on hotels.id = added.hotel_id
    where hotels.invites_on_booking and added.deleted_at is null;
  return null;
end $$;
create trigger bookings_invitation_planned after insert on bookings
  referencing new table as added for each statement execute function bookings_plan_invitation();
