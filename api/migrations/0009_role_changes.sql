-- When each role was last changed, in the milliseconds that travel: a form that was filled from an older state is refused.
alter table roles add column updated_at timestamptz(3) not null default now();
update roles set updated_at = created_at;
