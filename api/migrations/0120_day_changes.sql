-- oldest-compatible-build: 0110
-- The counts of all hotels. Writers append their changes and never wait for those of another hotel; a job adds the changes up. The view has
-- the name of the former table, so that the previous build reads it as well.
lock table booking_counts in share row exclusive mode;

create table booking_day_sums (
  checkin_date date not null,
  is_verified boolean not null,
  stay_state text not null,
  bookings bigint not null,
  primary key (checkin_date, is_verified, stay_state)
);
create table booking_day_changes (
  checkin_date date not null,
  is_verified boolean not null,
  stay_state text not null,
  bookings bigint not null
);
insert into booking_day_sums
select checkin_date, is_verified, stay_state, sum(bookings) from booking_day_counts group by 1, 2, 3 having sum(bookings) <> 0;

create or replace function booking_counts_summed() returns trigger language plpgsql as $$
begin
  insert into booking_day_changes
    select checkin_date, is_verified, stay_state, sum(bookings) from added group by 1, 2, 3 having sum(bookings) <> 0;
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
  return null;
end $$;

drop table booking_day_counts;
create view booking_day_counts as
select checkin_date, is_verified, stay_state, bookings from booking_day_sums
union all
select checkin_date, is_verified, stay_state, bookings from booking_day_changes;
