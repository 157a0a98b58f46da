-- The photo that `reason` is about; none when it is about neither of the two, or about both alike.
alter table verification_attempts add column photo text check (photo in ('selfie', 'document'));
