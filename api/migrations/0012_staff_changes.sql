-- When each person's entry or roles were last changed, in the milliseconds that travel: a form that was filled from an
-- older state is refused.
alter table users add column updated_at timestamptz(3) not null default now();
update users set updated_at = created_at;
