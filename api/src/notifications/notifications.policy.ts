import {
  notificationKinds,
  notificationPermissions,
  platformNotificationKinds,
} from '@suite/contracts/notifications';
import { holdsAny } from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import type { Reader } from './notifications.repository.ts';

type Rights = Pick<Caller, 'user_id' | 'hotel_id' | 'permissions' | 'scope'>;

/** What was sent while a caller held a right is shown as long as they hold it. */
export function readerOf({ user_id, hotel_id, permissions, scope }: Rights): Reader {
  const kinds = notificationKinds.filter((kind) => {
    if (!holdsAny(permissions, notificationPermissions[kind])) return false;
    if (platformNotificationKinds.includes(kind)) return true;
    // Photos of guests are for the desk of their own hotel: not for an account that reaches every hotel.
    return hotel_id !== null && (kind !== 'review' || scope.kind === 'hotel');
  });
  return { user_id, hotel_id, kinds };
}
