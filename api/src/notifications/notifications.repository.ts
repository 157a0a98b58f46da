import type { Notification, NotificationKind } from '@suite/contracts/notifications';
import { sql, type Database, type Sql } from '@suite/database';

/** `kinds` are those that the person's permissions allow. */
export interface Reader {
  user_id: number;
  hotel_id: number | null;
  kinds: readonly NotificationKind[];
}

export interface NotificationSubject {
  booking_id?: number;
  passenger_id?: number | null;
  subject_user_id?: number;
  subject_hotel_id?: number;
  remote?: string;
  release?: string;
  release_change?: string;
}

interface InsertedNotification extends NotificationSubject {
  kind: string;
  hotel_id: number | null;
  actor_id: number | null;
  happened_at?: Date | undefined;
}

export async function insertNotifications(
  tx: Database,
  { kind, hotel_id, actor_id, happened_at, ...subject }: InsertedNotification,
  permission_names: readonly string[],
): Promise<void> {
  const { booking_id = null, passenger_id = null, subject_user_id = null, subject_hotel_id = null } = subject;
  const { remote = null, release = null, release_change = null } = subject;
  await tx.query(sql`
    select notify_people(${kind}, ${permission_names}::text[], ${hotel_id}::integer, ${actor_id}::integer,
      coalesce(${happened_at ?? null}::timestamptz, now()), ${booking_id}::integer, ${passenger_id}::integer,
      ${subject_user_id}::integer, ${subject_hotel_id}::integer, ${remote}, ${release}, ${release_change})`);
}

export function isShownTo({ user_id, hotel_id, kinds }: Reader): Sql {
  return sql`
    notifications.user_id = ${user_id} and notifications.kind = any(${kinds}::text[])
    and (notifications.hotel_id is null or notifications.hotel_id = ${hotel_id}::integer)`;
}

const isInApp = sql`
  not exists (
    select from notification_preferences as chosen
    where chosen.user_id = notifications.user_id and chosen.kind = notifications.kind and not chosen.in_app)`;

export type NotificationRow = Omit<Notification, 'created_at'> & { created_at: Date };

export function findNotifications(
  db: Database,
  reader: Reader,
  { before, take }: { before: number | null; take: number },
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(sql`
    select notifications.id, notifications.kind, notifications.created_at, notifications.read_at is not null as is_read,
      case
        when notifications.passenger_id is not null then guests.name
        when notifications.booking_id is not null then bookings.name
        when notifications.subject_user_id is not null then nullif(concat_ws(' ', people.usr_firstname, people.usr_lastname), '')
        when notifications.subject_hotel_id is not null then hotels.hotel_name
        else notifications.remote
      end as name,
      bookings.id as booking_id, people.user_id, hotels.id as hotel_id, notifications.remote, notifications.release,
      notifications.release_change
    from notifications
    left join booking_overview as bookings
      on bookings.id = notifications.booking_id and bookings.hotel_id = notifications.hotel_id and bookings.deleted_at is null
    left join guest_overview as guests
      on guests.hotel_id = bookings.hotel_id and guests.id = notifications.passenger_id and guests.booking_id = bookings.id
    left join account_overview as people
      on people.user_id = notifications.subject_user_id and people.hotel_id = notifications.hotel_id and people.removed_at is null
    left join hotel_overview as hotels on hotels.id = notifications.subject_hotel_id
    where ${isShownTo(reader)} and ${isInApp} and (${before}::bigint is null or notifications.id < ${before}::bigint)
    order by notifications.id desc limit ${take}`);
}

export async function countUnread(db: Database, reader: Reader): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from notifications
    where ${isShownTo(reader)} and read_at is null and ${isInApp}`);
  return row?.count ?? 0;
}

/** Returns false when the person has no such notification; otherwise notifies the person's open tabs. */
export async function markRead(tx: Database, user_id: number, id: number): Promise<boolean> {
  const rows = await tx.query(sql`
    with found as (
      select id, read_at from notifications where user_id = ${user_id} and id = ${id}
    ), marked as (
      update notifications set read_at = now() from found
      where notifications.id = found.id and found.read_at is null returning notifications.user_id
    )
    select id, (select announce_personal_change(user_id) from marked) from found`);
  return rows.length > 0;
}

export async function markAllRead(tx: Database, reader: Reader, newest: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(sql`
    with marked as (
      update notifications set read_at = now()
      where ${isShownTo(reader)} and id <= ${newest} and read_at is null and ${isInApp} returning id
    ), counted as (select count(*) as count from marked)
    select count, case when count > 0 then announce_personal_change(${reader.user_id}) end from counted`);
  return row?.count ?? 0;
}

export async function deleteOldNotifications(db: Database, days: number): Promise<void> {
  await db.query(sql`delete from notifications where created_at < now() - make_interval(days => ${days})`);
  await db.query(
    sql`delete from notification_summaries where until < now() - make_interval(days => ${days})`,
  );
}
