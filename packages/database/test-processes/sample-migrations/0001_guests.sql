create table guests (
  id bigint generated always as identity primary key,
  name text not null,
  arrives_on date,
  created_at timestamptz not null default now()
);
create index guests_name on guests (name);
