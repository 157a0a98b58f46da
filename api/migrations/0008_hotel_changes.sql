-- When a hotel's profile and rates and each room were last changed, in the milliseconds that travel: a form that was
-- filled from an older state is refused.
alter table hotels
  add column profile_updated_at timestamptz(3) not null default now(),
  add column rates_updated_at timestamptz(3) not null default now();
alter table rooms add column updated_at timestamptz(3) not null default now();
