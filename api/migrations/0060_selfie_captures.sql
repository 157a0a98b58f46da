-- oldest-compatible-build: 0054
-- The faces of a selfie and its frames, sealed, until its document was compared with them: it may show none of them.
alter table verification_selfies add column captures bytea;
