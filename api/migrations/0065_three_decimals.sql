-- oldest-compatible-build: 0054
-- Rates in currencies such as the Kuwaiti dinar have three decimals. The view reads the column, so it is made again.
drop view room_rate_overview;
alter table room_rates alter column nightly_rate type numeric(10, 3);
create view room_rate_overview as
select hotel_id, room_type, nightly_rate, currency, from_month, until_month from room_rates;
