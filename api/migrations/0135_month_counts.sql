-- oldest-compatible-build: 0110
-- online
-- The bookings of each hotel and month. Lists and figures of all hotels would otherwise read each day of each hotel: half a second among
-- five million bookings. Writers append their changes, as to the counts of all hotels, and a job adds them up.

-- step: count the changes by month
create table booking_month_sums (
  hotel_id integer not null,
  month date not null,
  is_verified boolean not null,
  stay_state text not null,
  bookings bigint not null,
  primary key (hotel_id, month, is_verified, stay_state)
);
create table booking_month_changes (
  hotel_id integer not null,
  month date not null,
  is_verified boolean not null,
  stay_state text not null,
  bookings bigint not null
);
create view booking_month_counts as
select hotel_id, month, is_verified, stay_state, bookings from booking_month_sums
union all
select hotel_id, month, is_verified, stay_state, bookings from booking_month_changes;
-- Waits for the transactions that counted with the former triggers.
lock table booking_counts in share row exclusive mode;
create or replace function booking_counts_summed() returns trigger language plpgsql as $$
begin
  insert into booking_day_changes
    select checkin_date, is_verified, stay_state, sum(bookings) from added group by 1, 2, 3 having sum(bookings) <> 0;
  insert into booking_month_changes
    select hotel_id, date_trunc('month', checkin_date), is_verified, stay_state, sum(bookings) from added
    group by 1, 2, 3, 4 having sum(bookings) <> 0;
  return null;
end $$;
create or replace function booking_counts_resummed() returns trigger language plpgsql as $$
begin
  insert into booking_day_changes
    select checkin_date, is_verified, stay_state, sum(change) from (
      select checkin_date, is_verified, stay_state, bookings as change from added
      union all
      select checkin_date, is_verified, stay_state, -bookings from removed
    ) as changes
    group by 1, 2, 3 having sum(change) <> 0;
  insert into booking_month_changes
    select hotel_id, date_trunc('month', checkin_date), is_verified, stay_state, sum(change) from (
      select hotel_id, checkin_date, is_verified, stay_state, bookings as change from added
      union all
      select hotel_id, checkin_date, is_verified, stay_state, -bookings from removed
    ) as changes
    group by 1, 2, 3, 4 having sum(change) <> 0;
  return null;
end $$;

-- step: count the bookings of each month
-- One statement sees one state: changes that the counts contain are removed, later ones remain.
with counted as (delete from booking_month_changes)
insert into booking_month_sums
select hotel_id, date_trunc('month', checkin_date), is_verified, stay_state, sum(bookings)
from booking_counts group by 1, 2, 3, 4 having sum(bookings) <> 0;

-- step: read the statistics of the months
analyze booking_month_sums;
