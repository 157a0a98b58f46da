-- When a release came last. Whoever publishes what is there already is about to promote it: its files count as new.
alter table releases add column last_published_at timestamptz;
update releases set last_published_at = published_at;
alter table releases alter column last_published_at set not null, alter column last_published_at set default now();
