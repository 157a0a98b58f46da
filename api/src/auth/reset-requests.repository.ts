import { sql, type Database } from '@suite/database';
import { networkOf } from '../http/limits/network-of.ts';
import { currentTrace } from '../http/tracing/trace-context.ts';
import { isUsableAccount } from './auth.repository.ts';

export interface ResetRequest {
  usr_email: string;
  address: string;
}

export async function insertResetRequest(db: Database, { usr_email, address }: ResetRequest): Promise<void> {
  const { traceparent, tracestate } = currentTrace();
  await db.query(sql`
    insert into password_reset_requests (usr_email, address, network, traceparent, tracestate)
    values (${usr_email}, ${address}, ${networkOf(address)}, ${traceparent}, ${tracestate})`);
}

export async function countResetRequestsFrom(db: Database, address: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from password_reset_requests
    where network = ${networkOf(address)} and requested_at > now() - interval '1 hour'`);
  return row?.total ?? 0;
}

interface WaitingResetRequest extends ResetRequest {
  traceparent: string | null;
  tracestate: string | null;
  settled_before: number;
}

export async function takeResetRequest(tx: Database): Promise<WaitingResetRequest | undefined> {
  await tx.query(sql`
    delete from password_reset_requests
    where settled_at is not null and requested_at < now() - interval '1 day'`);
  const [row] = await tx.query<WaitingResetRequest>(sql`
    update password_reset_requests set settled_at = now()
    where id = (
      select id from password_reset_requests where settled_at is null
      order by id limit 1 for update skip locked)
    returning usr_email, address, traceparent, tracestate, (
      select count(*) from password_reset_requests settled
      where lower(settled.usr_email) = lower(password_reset_requests.usr_email)
        and settled.settled_at > now() - interval '30 minutes') as settled_before`);
  return row;
}

export interface ResetAccount {
  user_id: number;
  hotel_id: number | null;
  usr_email: string;
  usr_firstname: string;
  usr_language: string | null;
  must_change_password: boolean;
  may_be_used: boolean;
}

export async function findResetAccount(db: Database, usr_email: string): Promise<ResetAccount | undefined> {
  const [row] = await db.query<ResetAccount>(sql`
    select user_id, users.hotel_id, usr_email, usr_firstname, usr_language, must_change_password,
      coalesce(${isUsableAccount}, false) as may_be_used
    from users left join hotel_overview as hotels on hotels.id = users.hotel_id
    where lower(usr_email) = lower(${usr_email}) and users.removed_at is null`);
  return row;
}
