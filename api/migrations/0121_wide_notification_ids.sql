-- oldest-compatible-build: 0110
-- online
-- Ten thousand hotels write two thousand million notifications, the most that 32 bits number, within a few years.

-- step: add a wide number
alter table notifications add column wide_id bigint;
create function number_notification() returns trigger language plpgsql as $$
begin
  new.wide_id := new.id;
  return new;
end $$;
create trigger notifications_numbered before insert on notifications for each row execute function number_notification();

-- step: index the notifications without a wide number
create index concurrently if not exists notifications_unnumbered on notifications (id) where wide_id is null;

-- step: fill the wide number of notifications, repeated
update notifications set wide_id = id
where id in (select id from notifications where wide_id is null order by id limit 2000 for update);

-- step: require the wide number of new notifications
alter table notifications add constraint notifications_numbered check (wide_id is not null) not valid;

-- step: check the wide number of all notifications
alter table notifications validate constraint notifications_numbered;

-- step: drop the index of notifications without a wide number
drop index concurrently if exists notifications_unnumbered;

-- step: index notifications by the wide number
create unique index concurrently if not exists notifications_wide_key on notifications (wide_id);

-- step: index notifications by person and wide number
create index concurrently if not exists notifications_wide_newest on notifications (user_id, wide_id desc);

-- step: replace the number
alter table notifications alter wide_id set not null;
alter table notifications drop constraint notifications_numbered;
drop trigger notifications_numbered on notifications;
drop function number_notification();
alter table notifications drop column id;
alter table notifications rename column wide_id to id;
alter table notifications add constraint notifications_pkey primary key using index notifications_wide_key;
alter index notifications_wide_newest rename to notifications_newest;
do $$
begin
  execute format('alter table notifications alter id add generated always as identity (start with %s)',
    (select coalesce(max(id), 0) + 1 from notifications));
end $$;
