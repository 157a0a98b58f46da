-- Both sides of a card are photos of one check.
alter table verification_images
  drop constraint verification_images_kind_check,
  add constraint verification_images_kind_check check (kind in ('selfie', 'document', 'document_back'));

-- What the guest says the document is.
alter table verification_jobs
  add column document_type text check (document_type in ('passport', 'id_card', 'one_sided_card'));

-- `incomplete`: the other side of the card has to be seen first. It is no failure.
alter table verification_attempts
  drop constraint verification_attempts_state_check,
  add constraint verification_attempts_state_check
    check (state in ('checking', 'incomplete', 'refused', 'matched'));
