-- oldest-compatible-build: 0054
-- The times and authors of a stay's states. The state follows from them, so that the two cannot differ. The bookings of a group
-- have the number of its first booking. `left_on` is the day of the check-out by the hotel's clock. `is_overbooked` marks a stay that was sold beyond the rooms in service.
alter table bookings
  add column cancelled_at timestamptz,
  add column cancelled_by integer references users,
  add column cancel_reason text,
  add column no_show_at timestamptz,
  add column no_show_by integer references users,
  add column left_on date,
  add column group_id integer references bookings,
  add column is_overbooked boolean not null default false,
  add constraint bookings_left_after_arrival check (checked_out_at is null or checked_in_at is not null),
  add constraint bookings_one_end check (num_nonnulls(checked_in_at, cancelled_at, no_show_at) <= 1);

create function stay_state(checked_in_at timestamptz, checked_out_at timestamptz, no_show_at timestamptz, cancelled_at timestamptz)
returns text language sql immutable parallel safe as $$
  select case when cancelled_at is not null then 'cancelled' when no_show_at is not null then 'no_show'
    when checked_out_at is not null then 'checked_out' when checked_in_at is not null then 'in_house' else 'booked' end
$$;

create index bookings_in_house on bookings (hotel_id, stay_end) include (party_size)
  where deleted_at is null and checked_in_at is not null and checked_out_at is null;
create index bookings_checked_out on bookings (hotel_id, checked_out_at)
  where deleted_at is null and checked_out_at is not null;
create index bookings_ended on bookings (hotel_id, created_at desc, id desc)
  where deleted_at is null and (cancelled_at is not null or no_show_at is not null);
create index bookings_group on bookings (group_id) where group_id is not null;
create index bookings_overbooked on bookings (hotel_id, stay_end) where deleted_at is null and is_overbooked;

-- Lists leave out cancelled stays and no-shows, and skip to a deep page by an index alone.
drop index bookings_newest, bookings_newest_all, bookings_checkin, bookings_checkin_all, bookings_stay_end, bookings_stay_end_all,
  bookings_name, bookings_name_all;
create index bookings_newest on bookings (hotel_id, created_at desc, id desc)
  include (is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_newest_all on bookings (created_at desc, id desc)
  include (hotel_id, is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_checkin on bookings (hotel_id, checkin_date, id)
  include (is_verified, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_checkin_all on bookings (checkin_date, id)
  include (is_verified, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_stay_end on bookings (hotel_id, stay_end, id)
  include (is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_stay_end_all on bookings (stay_end, id)
  include (is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_name on bookings (hotel_id, name_order(name), id)
  include (name, is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;
create index bookings_name_all on bookings (name_order(name), id)
  include (name, is_verified, checkin_date, cancelled_at, no_show_at) where deleted_at is null;

-- Stays of one group may overlap; a cancelled stay and a no-show occupy no night.
drop index bookings_overlapping;
create index bookings_overlapping on bookings (hotel_id, lower(email))
  where (deleted_at is null and cancelled_at is null and no_show_at is null and overlap_allowed) is true;
alter table bookings drop constraint bookings_no_overlap;
alter table bookings add constraint bookings_no_overlap exclude using gist (
  hotel_id with =,
  lower(email) with =,
  daterange(checkin_date, checkout_date, '[)') with &&,
  coalesce(group_id, -id) with <>
) where (deleted_at is null and cancelled_at is null and no_show_at is null and not overlap_allowed and checkout_date is not null);

create or replace function bookings_refuse_overlap() returns trigger language plpgsql as $$
begin
  if exists (
    select from bookings other
    where other.hotel_id = new.hotel_id and lower(other.email) = lower(new.email) and other.id <> new.id
      and coalesce(other.group_id, -other.id) <> coalesce(new.group_id, -new.id)
      and (other.deleted_at is null and other.cancelled_at is null and other.no_show_at is null and other.overlap_allowed) is true
      and other.checkout_date is not null
      and daterange(other.checkin_date, other.checkout_date, '[)') && daterange(new.checkin_date, new.checkout_date, '[)')
  ) then
    raise exclusion_violation using constraint = 'bookings_no_overlap', message = 'the stay overlaps another of this guest';
  end if;
  return new;
end $$;
drop trigger bookings_overlap_refused on bookings;
create trigger bookings_overlap_refused
  before insert or update of hotel_id, email, checkin_date, checkout_date, overlap_allowed, deleted_at, cancelled_at, no_show_at,
    group_id on bookings
  for each row when (new.deleted_at is null and new.cancelled_at is null and new.no_show_at is null
    and not new.overlap_allowed and new.checkout_date is not null)
  execute function bookings_refuse_overlap();

-- The list's counts by state of the stay.
alter table booking_counts add column stay_state text not null default 'booked';
alter table booking_counts drop constraint booking_counts_pkey;
alter table booking_counts add primary key (hotel_id, checkin_date, is_verified, stay_state);
alter table booking_day_counts add column stay_state text not null default 'booked';
alter table booking_day_counts drop constraint booking_day_counts_pkey;
alter table booking_day_counts add primary key (checkin_date, is_verified, hotels, stay_state);

create or replace function booking_counts_summed() returns trigger language plpgsql as $$
begin
  insert into booking_day_counts as counts (checkin_date, is_verified, hotels, stay_state, bookings)
    select checkin_date, is_verified, hotel_id % 8, stay_state, sum(bookings) from added
    group by 1, 2, 3, 4 having sum(bookings) <> 0 order by 1, 2, 3, 4
  on conflict (checkin_date, is_verified, hotels, stay_state) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create or replace function booking_counts_resummed() returns trigger language plpgsql as $$
begin
  insert into booking_day_counts as counts (checkin_date, is_verified, hotels, stay_state, bookings)
    select checkin_date, is_verified, hotel_id % 8, stay_state, sum(change) from (
      select hotel_id, checkin_date, is_verified, stay_state, bookings as change from added
      union all
      select hotel_id, checkin_date, is_verified, stay_state, -bookings from removed
    ) as changes
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
  on conflict (checkin_date, is_verified, hotels, stay_state) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create or replace function bookings_counted() returns trigger language plpgsql as $$
begin
  insert into booking_counts as counts (hotel_id, checkin_date, is_verified, stay_state, bookings)
    select hotel_id, checkin_date, is_verified, stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at), count(*)
    from added where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (hotel_id, checkin_date, is_verified, stay_state) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create or replace function bookings_recounted() returns trigger language plpgsql as $$
begin
  insert into booking_counts as counts (hotel_id, checkin_date, is_verified, stay_state, bookings)
    select hotel_id, checkin_date, is_verified, stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at), sum(change)
    from (
      select hotel_id, checkin_date, is_verified, checked_in_at, checked_out_at, no_show_at, cancelled_at, 1 as change
      from added where deleted_at is null
      union all
      select hotel_id, checkin_date, is_verified, checked_in_at, checked_out_at, no_show_at, cancelled_at, -1
      from removed where deleted_at is null
    ) as changes
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
  on conflict (hotel_id, checkin_date, is_verified, stay_state) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

create or replace function bookings_uncounted() returns trigger language plpgsql as $$
begin
  insert into booking_counts as counts (hotel_id, checkin_date, is_verified, stay_state, bookings)
    select hotel_id, checkin_date, is_verified, stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at), -count(*)
    from removed where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (hotel_id, checkin_date, is_verified, stay_state) do update set bookings = counts.bookings + excluded.bookings;
  return null;
end $$;

-- The triggers would add the refilled counts to those of all hotels a second time.
alter table booking_counts disable trigger user;
truncate booking_counts, booking_day_counts;
insert into booking_counts (hotel_id, checkin_date, is_verified, stay_state, bookings)
select hotel_id, checkin_date, is_verified, stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at), count(*)
from bookings where deleted_at is null group by 1, 2, 3, 4;
insert into booking_day_counts (checkin_date, is_verified, hotels, stay_state, bookings)
select checkin_date, is_verified, hotel_id % 8, stay_state, sum(bookings) from booking_counts group by 1, 2, 3, 4;
alter table booking_counts enable trigger user;

-- Sold nights by room type: summed up to a night, the stays that cover it.
alter table stay_changes add column room_type text not null default '';
alter table stay_changes drop constraint stay_changes_pkey;
alter table stay_changes add primary key (hotel_id, room_type, day);
create index stay_changes_day on stay_changes (hotel_id, day);

-- The nights are sold until the guests leave; the nights of a month remain those that were booked.
create function sold_until(stay_end date, left_on date, checkin_date date) returns date
language sql immutable parallel safe as $$
  select case when left_on is null then stay_end else least(stay_end, greatest(left_on, checkin_date)) end
$$;

drop function add_stays(integer[], date[], date[], text[], integer[], integer[]);
create function add_stays(
  hotel_ids integer[], checkins date[], ends date[], sold_untils date[], types text[], parties integer[], signs integer[]
) returns void language sql as $$
  insert into stay_changes as kept (hotel_id, room_type, day, stays, guests)
    select hotel_id, room_type, day, sum(stays), sum(guests) from (
      select hotel_id, room_type, checkin as day, sign as stays, sign * party as guests
      from unnest(hotel_ids, checkins, types, parties, signs) as of_stay (hotel_id, checkin, room_type, party, sign)
      union all
      select hotel_id, room_type, sold_until, -sign, -sign * party
      from unnest(hotel_ids, sold_untils, types, parties, signs) as of_stay (hotel_id, sold_until, room_type, party, sign)
    ) as changes
    group by 1, 2, 3 having sum(stays) <> 0 or sum(guests) <> 0 order by 1, 2, 3
  on conflict (hotel_id, room_type, day) do update
    set stays = kept.stays + excluded.stays, guests = kept.guests + excluded.guests;

  insert into booked_nights as kept (hotel_id, month, room_type, nights)
    select hotel_id, month, room_type, sum(sign * nights)
    from unnest(hotel_ids, checkins, ends, types, signs) as of_stay (hotel_id, checkin, stay_end, room_type, sign),
      months_of_stay(checkin, stay_end)
    group by 1, 2, 3 having sum(sign * nights) <> 0 order by 1, 2, 3
  on conflict (hotel_id, month, room_type) do update set nights = kept.nights + excluded.nights;
$$;

create or replace function bookings_stay_added() returns trigger language plpgsql as $$
begin
  perform add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end),
    array_agg(sold_until(stay_end, left_on, checkin_date)), array_agg(coalesce(room_type, '')), array_agg(party_size), array_agg(1))
  from added where coalesce(deleted_at, cancelled_at, no_show_at) is null having count(*) > 0;
  return null;
end $$;

create or replace function bookings_stay_changed() returns trigger language plpgsql as $$
begin
  perform add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end), array_agg(sold_until),
    array_agg(room_type), array_agg(party_size), array_agg(sign))
  from (
    select stay.* from added join removed using (id), lateral (values
      (added.hotel_id, added.checkin_date, added.stay_end, sold_until(added.stay_end, added.left_on, added.checkin_date),
        coalesce(added.room_type, ''), added.party_size, 1,
        coalesce(added.deleted_at, added.cancelled_at, added.no_show_at) is null),
      (removed.hotel_id, removed.checkin_date, removed.stay_end, sold_until(removed.stay_end, removed.left_on, removed.checkin_date),
        coalesce(removed.room_type, ''), removed.party_size, -1,
        coalesce(removed.deleted_at, removed.cancelled_at, removed.no_show_at) is null)
    ) as stay (hotel_id, checkin_date, stay_end, sold_until, room_type, party_size, sign, occupies)
    where (added.hotel_id, added.checkin_date, added.stay_end, added.left_on, added.room_type, added.party_size,
        coalesce(added.deleted_at, added.cancelled_at, added.no_show_at) is null)
      is distinct from (removed.hotel_id, removed.checkin_date, removed.stay_end, removed.left_on, removed.room_type, removed.party_size,
        coalesce(removed.deleted_at, removed.cancelled_at, removed.no_show_at) is null)
      and stay.occupies
  ) as stays having count(*) > 0;
  return null;
end $$;

create or replace function bookings_stay_removed() returns trigger language plpgsql as $$
begin
  perform add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end),
    array_agg(sold_until(stay_end, left_on, checkin_date)), array_agg(coalesce(room_type, '')), array_agg(party_size), array_agg(-1))
  from removed where coalesce(deleted_at, cancelled_at, no_show_at) is null having count(*) > 0;
  return null;
end $$;

update bookings set left_on = (checked_out_at at time zone hotels.time_zone)::date
from hotels where hotels.id = bookings.hotel_id and checked_out_at is not null;

truncate stay_changes, booked_nights;
select add_stays(array_agg(hotel_id), array_agg(checkin_date), array_agg(stay_end), array_agg(sold_until(stay_end, left_on, checkin_date)),
  array_agg(coalesce(room_type, '')), array_agg(party_size), array_agg(1))
from bookings where deleted_at is null having count(*) > 0;

-- `inactive_since` is set for deleted and cancelled stays and for no-shows: they have no mail, no link and no photos.
create or replace view booking_overview as
select id, hotel_id, name, room_type, checkin_date, stay_end, is_verified, verified_method, checked_in_at, deleted_at,
  checked_out_at, email, checkout_date, no_nights, short_id, guest_language, search, created_at, updated_at,
  no_show_at, cancelled_at, group_id, is_overbooked,
  coalesce(deleted_at, cancelled_at, no_show_at) as inactive_since,
  stay_state(checked_in_at, checked_out_at, no_show_at, cancelled_at) as stay_state
from bookings;
