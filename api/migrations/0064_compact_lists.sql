-- oldest-compatible-build: 0054
-- The rows of a list are low where a person prefers more of them in sight.
alter table list_settings add column is_compact boolean not null default false;
