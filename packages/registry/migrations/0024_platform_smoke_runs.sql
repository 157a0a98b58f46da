-- oldest-compatible-build: 0017
-- The result of a smoke run that the platform made. The column smoke_run keeps what teams report, and each result from
-- before this migration.
alter table releases add column platform_smoke_run jsonb;
