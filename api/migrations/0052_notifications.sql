-- What each person is notified of. Rows name what they are about and hold no text, so that a reader sees of it what their
-- rights show them now. `hotel_id` is the hotel whose people are notified, null for those of the platform.
create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kind text not null,
  hotel_id integer references hotels,
  booking_id integer,
  passenger_id integer,
  subject_user_id integer,
  subject_hotel_id integer,
  remote text,
  release text,
  release_change text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_newest on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);

-- By which ways a person is notified of a kind. Without a row it is in the app alone.
create table notification_preferences (
  user_id integer not null references users,
  kind text not null,
  in_app boolean not null,
  daily_mail boolean not null,
  primary key (user_id, kind)
);

-- The days, from 07:00 of the hotel's time zone, for which a person's summary was mailed or had nothing to say: one row is
-- one mail at most, whatever the number of processes.
create table notification_summaries (
  user_id integer not null references users,
  day date not null,
  -- The 07:00 up to which it goes.
  until timestamptz not null,
  primary key (user_id, day)
);

-- Notifies all people who may act on it, but the one who caused it, and tells their tabs.
create function notify_people(
  kind text,
  permission_names text[],
  hotel_id integer,
  actor_id integer,
  happened_at timestamptz default now(),
  booking_id integer default null,
  passenger_id integer default null,
  subject_user_id integer default null,
  subject_hotel_id integer default null,
  remote text default null,
  release text default null,
  release_change text default null
) returns void language sql as $$
  with notified as (
    insert into notifications (user_id, kind, hotel_id, created_at, booking_id, passenger_id, subject_user_id,
      subject_hotel_id, remote, release, release_change)
    select accounts.user_id, notify_people.kind, notify_people.hotel_id, happened_at, notify_people.booking_id,
      notify_people.passenger_id, notify_people.subject_user_id, notify_people.subject_hotel_id, notify_people.remote,
      notify_people.release, notify_people.release_change
    from account_overview as accounts
    where accounts.is_active and accounts.is_approved and accounts.removed_at is null
      and (notify_people.hotel_id is null or accounts.hotel_id = notify_people.hotel_id)
      and accounts.user_id is distinct from actor_id
      and exists (
        select from granted_permissions as granted
        where granted.user_id = accounts.user_id and granted.permission_name = any(permission_names))
    returning user_id
  )
  select announce_personal_change(user_id) from notified;
$$;

-- Mails and releases know nothing of those who are notified: their rows bring it up.
create function email_was_given_up() returns trigger language plpgsql as $$
begin
  perform notify_people('email', array['hotel_checkins_manage', 'manage_hotel'], new.hotel_id, null,
    booking_id => case new.about_type
      when 'booking' then new.about_id
      else (select guests.booking_id from guest_overview as guests where guests.id = new.about_id) end,
    passenger_id => case new.about_type when 'passenger' then new.about_id end);
  return null;
end $$;

create trigger emails_given_up after update of failed_at on emails
  for each row when (old.failed_at is null and new.failed_at is not null and new.about_id is not null)
  execute function email_was_given_up();

-- A release that leaves several channels at once is one notification.
create function release_was_taken_away() returns trigger language plpgsql as $$
begin
  if not exists (
    select from notifications
    where kind = 'release' and remote = new.remote and release = new.from_release and created_at = now()
  ) then
    perform notify_people('release', array['manage_releases'], null, new.moved_by_user,
      remote => new.remote, release => new.from_release, release_change => new.kind);
  end if;
  return null;
end $$;

create trigger releases_taken_away after insert on moves
  for each row when (new.kind in ('demote', 'rollback') and new.from_release is not null)
  execute function release_was_taken_away();
