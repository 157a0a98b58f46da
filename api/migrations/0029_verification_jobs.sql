-- Which photos a check is of: the same file of a document with the same accepted selfie is the same check, however often
-- it is sent. `selfie_row` is the id of a row of verification_selfies, which may be gone.
alter table verification_attempts
  add column document_digest bytea,
  add column selfie_row bigint;

-- What is to be done by whoever has an engine; `id` is the job's in the queue. With an attempt: the check of its photos.
-- Without: a selfie, with its frames in one sealed object at `path`. A lease that is over belonged to a process that died.
create table verification_jobs (
  id uuid primary key,
  attempt_id bigint unique references verification_attempts on delete cascade,
  path text,
  document_source text not null default 'camera' check (document_source in ('camera', 'file')),
  address text not null default '',
  created_at timestamptz not null default now(),
  lease_id uuid,
  leased_until timestamptz,
  check ((lease_id is null) = (leased_until is null)),
  check ((attempt_id is null) = (path is not null))
);
create index verification_jobs_leased on verification_jobs (leased_until);
