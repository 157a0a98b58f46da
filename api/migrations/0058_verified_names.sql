-- oldest-compatible-build: 0054
-- The name a person was verified under, once it was corrected since: the next correction is compared with it, so that no
-- row of small corrections makes another person of them.
alter table bookings add column verified_name text;
alter table passengers add column verified_name text;
