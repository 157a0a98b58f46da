-- A rate holds for whole months, so that a new one leaves what past nights brought in alone. The first of a room type
-- also speaks for the months before it.
alter table room_rates
  add column from_month date not null default '-infinity',
  add column until_month date not null default 'infinity',
  add column set_month date,
  add column currency text;
update room_rates set currency = hotels.currency, set_month = date_trunc('month', rates_updated_at at time zone time_zone)
from hotels where hotels.id = hotel_id;
alter table room_rates
  alter column set_month set not null,
  alter column currency set not null,
  drop constraint room_rates_pkey,
  add primary key (hotel_id, room_type, from_month),
  add check (from_month < until_month);
