-- What a hotel decides about verifications: whether stored photos of documents are accepted, and whether a document in a
-- name unlike the booking's waits for the desk.
alter table hotels
  add column allows_photo_files boolean not null default false,
  add column reviews_other_names boolean not null default false;
