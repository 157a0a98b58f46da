-- The last six characters of a link's token, upper case: what a guest reads on their page and in their mail, and what
-- staff search for. Links made before this migration get theirs when the server starts, which alone can open a token.
alter table bookings add column short_id text;
alter table passengers add column short_id text;
create index bookings_short_id on bookings (short_id) where short_id is not null;
create index passengers_short_id on passengers (short_id) where short_id is not null;
