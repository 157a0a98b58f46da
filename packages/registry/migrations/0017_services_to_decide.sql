-- Tells listening servers that calls of a service no longer lead where they did: open event streams of it end.
create function service_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('registry_changed', 'service ' || old.alias);
  return null;
end $$;

create trigger services_moved after update of origin or delete on services
  for each row execute function service_moved();

-- Services without an address that builds were checked for and would have been refused for alone: what teams ask of operators.
-- A team asks again with each check, so rows that were not asked for lately are of no more interest.
create table service_requests (
  remote text not null,
  alias text not null,
  title text not null,
  asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now(),
  primary key (remote, alias)
);
