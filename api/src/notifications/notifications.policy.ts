import {
  notificationKinds,
  notificationPermissions,
  platformNotificationKinds,
} from '@suite/contracts/notifications';
import { holdsAny } from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import type { Reader } from './notifications.repository.ts';

type Rights = Pick<Caller, 'user_id' | 'hotel_id' | 'permissions' | 'scope'>;

/** Notifications are shown only while the reader holds the permission of their kind. */
export function readerOf({ user_id, hotel_id, permissions, scope }: Rights): Reader {
  const kinds = notificationKinds.filter((kind) => {
    if (!holdsAny(permissions, notificationPermissions[kind])) return false;
    if (platformNotificationKinds.includes(kind)) return true;
    // Accounts that reach all hotels may not view photos, so they get no reviews.
    return hotel_id !== null && (kind !== 'review' || scope.kind === 'hotel');
  });
  return { user_id, hotel_id, kinds };
}
