-- oldest-compatible-build: 0054
-- By what a photo is recognised that was sent for another booking: the files of a check by their SHA-256, and what a selfie
-- looks like, sealed, for as long as the photo exists.
alter table verification_attempts add column selfie_digest bytea;
create index verification_attempts_selfie_digest on verification_attempts (selfie_digest)
  where selfie_digest is not null;
create index verification_attempts_document_digest on verification_attempts (document_digest)
  where document_digest is not null;
alter table verification_images add column print bytea;
create index verification_images_prints on verification_images (delete_at) where print is not null;
