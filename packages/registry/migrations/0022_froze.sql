-- oldest-compatible-build: 0017
-- A page that stopped answering is a failure of the release that ran in it.
alter table load_failures
  drop constraint load_failures_outcome_check,
  add constraint load_failures_outcome_check check (outcome in ('failed', 'threw', 'froze'));
