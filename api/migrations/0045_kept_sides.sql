-- One side of a card, kept with the selfie that it was compared with until the other side is taken. It goes with the selfie.
alter table verification_selfies
  add column side_image_id uuid unique references verification_images on delete set null,
  add column side_from_file boolean not null default false;

create or replace function verification_selfies_ended() returns trigger language plpgsql as $$
begin
  update verification_images set delete_at = now()
  where id in (old.image_id, old.side_image_id) and delete_at > now();
  return null;
end $$;

-- Of two sides the one to take again.
alter table verification_attempts
  add column document_side text check (document_side in ('document', 'document_back'));
