-- What the last smoke run of a release found; null: it never went through one.
alter table releases add column smoke_run jsonb;
