-- oldest-compatible-build: 0021
-- The remotes that an operator lets call the service, and the permissions of which callers need any; null: those of the
-- remotes. Remotes that are live with a service stay its callers.
alter table services add column remotes text[] not null default '{}', add column permissions text[];
update services set remotes = array(
  select distinct remote from channels join releases using (remote, release)
  where releases.manifest -> 'descriptor' -> 'services' @> to_jsonb(array[services.alias])
  order by remote
);

-- A change records the callers that it allowed; null in changes from before this migration, and where the mapping ended.
alter table service_changes add column remotes text[], add column permissions text[];
