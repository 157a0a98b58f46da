import type { Notification, NotificationKind } from '@suite/contracts/notifications';
import { t } from '../languages/catalog.ts';

export function NotificationText({ notification }: { notification: Notification }) {
  const { kind, name, release, release_change } = notification;
  if (name === null) return t('What this notification is about was deleted.');
  const sentences: Record<Exclude<NotificationKind, 'release'> | 'demote' | 'rollback', string> = {
    review: t('A check left photos of {name} for your review.', { name }),
    failures: t('{name} failed three checks in a row.', { name }),
    flags: t('The check of {name} found something that you should look at.', { name }),
    desk: t('{name} chose to show an ID at the desk.', { name }),
    email: t('A mail to {name} could not be delivered.', { name }),
    staff: t('{name} was added to your staff.', { name }),
    hotel: t('{name} has registered.', { name }),
    demote: t('Release {release} of {name} was demoted because it fails.', { release: release ?? '', name }),
    rollback: t('Release {release} of {name} was rolled back.', { release: release ?? '', name }),
  };
  const sentence = (kind === 'release' ? release_change : kind) ?? kind;
  return sentences[sentence as keyof typeof sentences] ?? kind;
}
