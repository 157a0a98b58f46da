import type { Database } from '@suite/database';
import { selectDevices } from '../devices.repository.ts';
import type { Caller } from '../domain/caller.ts';
import { describeDevice } from '../domain/describe-device.ts';

/** Where the caller is signed in: this device first, then the last seen. */
export async function listSessions(db: Database, caller: Caller) {
  const sessions = (await selectDevices(db, caller.user_id)).map(({ user_agent, ...session }) => ({
    ...session,
    device: describeDevice(user_agent),
    is_current: session.id === caller.session_id,
  }));
  return sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
