import type { Database } from '@suite/database';
import { selectDevices } from '../sessions.repository.ts';
import { describeDevice } from '../domain/describe-device.ts';

function deviceOf(user_agent: string) {
  const device_message = describeDevice(user_agent);
  return { device: device_message.message, device_message };
}

export async function listSessions(db: Database, user_id: number, current_session_id: string) {
  const sessions = (await selectDevices(db, user_id)).map(({ user_agent, ...session }) => ({
    ...session,
    ...deviceOf(user_agent),
    is_current: session.id === current_session_id,
  }));
  return sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
