-- oldest-compatible-build: 0054
-- The digest of each file that was sent for a check, so that no other type and no second side hides a photo that was sent
-- for another booking.
alter table verification_attempts add column file_digests bytea[] not null default '{}';
update verification_attempts set file_digests = array_remove(array[selfie_digest, document_digest], null)
where selfie_digest is not null or document_digest is not null;
create index verification_attempts_file_digests on verification_attempts using gin (file_digests);
drop index verification_attempts_selfie_digest;
drop index verification_attempts_document_digest;
