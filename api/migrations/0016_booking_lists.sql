-- How names follow each other in a list: capitals and accents make no difference, the same on every system.
create function name_order(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f]', '', 'g')
$$;

-- Every order of the list is a walk along an index, of a hotel and of all, with what its filters read.
drop index bookings_checkin;
drop index bookings_stay_end;
create index bookings_checkin on bookings (hotel_id, checkin_date, id) include (is_verified) where deleted_at is null;
create index bookings_checkin_all on bookings (checkin_date, id) include (is_verified) where deleted_at is null;
create index bookings_stay_end on bookings (hotel_id, stay_end, id)
  include (is_verified, checkin_date) where deleted_at is null;
create index bookings_stay_end_all on bookings (stay_end, id) include (is_verified, checkin_date) where deleted_at is null;
-- The name stands beside its order, or the index would not be enough by itself.
create index bookings_name on bookings (hotel_id, name_order(name), id)
  include (name, is_verified, checkin_date) where deleted_at is null;
create index bookings_name_all on bookings (name_order(name), id)
  include (name, is_verified, checkin_date) where deleted_at is null;

-- On a table that is still empty every index seems as good as another, and a long load keeps to the first choice: with
-- so many, the check of each row has to have one that nothing else fits, and that fits nothing else.
drop index bookings_overlapping;
create index bookings_overlapping on bookings (hotel_id, lower(email)) where (deleted_at is null and overlap_allowed) is true;
create or replace function bookings_refuse_overlap() returns trigger language plpgsql as $$
begin
  if exists (
    select from bookings other
    where other.hotel_id = new.hotel_id and lower(other.email) = lower(new.email) and other.id <> new.id
      and (other.deleted_at is null and other.overlap_allowed) is true and other.checkout_date is not null
      and daterange(other.checkin_date, other.checkout_date, '[)') && daterange(new.checkin_date, new.checkout_date, '[)')
  ) then
    raise exclusion_violation using constraint = 'bookings_no_overlap', message = 'the stay overlaps another of this guest';
  end if;
  return new;
end $$;

-- All one- and two-letter pieces of a text, by which searches too short for a trigram are found.
create function short_pieces(search text) returns text[] language plpgsql immutable parallel safe as $$
declare
  letters text[] := string_to_array(search, null);
  pieces text[] := letters;
begin
  for place in 2 .. coalesce(array_length(letters, 1), 0) loop
    pieces := pieces || (letters[place - 1] || letters[place]);
  end loop;
  return pieces;
end $$;
create index bookings_short_search on bookings using gin (hotel_id, short_pieces(search)) where deleted_at is null;

-- The counts of all hotels together, for those who see every hotel: a few rows a day, so that hotels rarely wait for
-- each other. They follow booking_counts, whatever changes it.
create table booking_day_counts (
  checkin_date date not null,
  is_verified boolean not null,
  hotels smallint not null,
  bookings integer not null,
  primary key (checkin_date, is_verified, hotels)
) with (fillfactor = 70);

create function booking_counts_summed() returns trigger language plpgsql as $$
begin
  insert into booking_day_counts as counts (checkin_date, is_verified, hotels, bookings)
    select checkin_date, is_verified, hotel_id % 8, sum(bookings) from added
    group by 1, 2, 3 having sum(bookings) <> 0 order by 1, 2, 3
  on conflict (checkin_date, is_verified, hotels) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create function booking_counts_resummed() returns trigger language plpgsql as $$
begin
  insert into booking_day_counts as counts (checkin_date, is_verified, hotels, bookings)
    select checkin_date, is_verified, hotel_id % 8, sum(change) from (
      select hotel_id, checkin_date, is_verified, bookings as change from added
      union all
      select hotel_id, checkin_date, is_verified, -bookings from removed
    ) as changes
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
  on conflict (checkin_date, is_verified, hotels) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create trigger booking_counts_summed after insert on booking_counts
  referencing new table as added for each statement execute function booking_counts_summed();
create trigger booking_counts_resummed after update on booking_counts
  referencing old table as removed new table as added for each statement execute function booking_counts_resummed();

insert into booking_day_counts (checkin_date, is_verified, hotels, bookings)
select checkin_date, is_verified, hotel_id % 8, sum(bookings) from booking_counts group by 1, 2, 3;
