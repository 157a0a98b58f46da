import type { Notification, NotificationKind } from '@suite/contracts/notifications';

/** What has happened, in one sentence; a kind of a later server is named as it is. */
export function NotificationText({ notification }: { notification: Notification }) {
  const { kind, name, release, release_change } = notification;
  const guest = name ?? 'a guest';
  const subject = name ?? 'A guest';
  const sentences: Record<Exclude<NotificationKind, 'release'> | 'demote' | 'rollback', string> = {
    review: `The photos of ${guest} wait for your review.`,
    failures: `${subject} failed three checks in a row and needs to show an ID at the desk.`,
    flags: `The check of ${guest} found something that you should look at.`,
    desk: `${subject} chose to show an ID at the desk.`,
    email: `A mail to ${guest} could not be delivered.`,
    staff: `${name ?? 'A new colleague'} was added to your staff.`,
    hotel: `${name ?? 'A hotel'} has registered and waits for approval.`,
    demote: `Release ${release} of ${name} was demoted because it fails.`,
    rollback: `Release ${release} of ${name} was rolled back.`,
  };
  const sentence = (kind === 'release' ? release_change : kind) ?? kind;
  return sentences[sentence as keyof typeof sentences] ?? kind;
}
