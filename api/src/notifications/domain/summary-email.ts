import { notificationKinds, type NotificationKind } from '@suite/contracts/notifications';

const sentences: Readonly<Record<NotificationKind, readonly [one: string, many: (count: number) => string]>> =
  {
    review: [
      '1 check left photos for you to review.',
      (count) => `${count} checks left photos for you to review.`,
    ],
    failures: [
      '1 guest failed three checks in a row.',
      (count) => `${count} guests failed three checks in a row.`,
    ],
    flags: ['The check of 1 guest was flagged.', (count) => `The checks of ${count} guests were flagged.`],
    desk: [
      '1 guest would rather show an ID at the front desk.',
      (count) => `${count} guests would rather show an ID at the front desk.`,
    ],
    email: [
      '1 mail to a guest could not be delivered.',
      (count) => `${count} mails to guests could not be delivered.`,
    ],
    staff: ['1 new staff member was added.', (count) => `${count} new staff members were added.`],
    hotel: [
      '1 hotel was registered and waits for your decision.',
      (count) => `${count} hotels were registered and wait for your decision.`,
    ],
    release: [
      '1 release was demoted or rolled back.',
      (count) => `${count} releases were demoted or rolled back.`,
    ],
  };

interface SummaryFacts {
  usr_firstname: string;
  counts: readonly { kind: string; count: number }[];
  publicUrl: string;
}

/** The daily summary: how much of each kind, without the name of anybody, as mails are read by others too. */
export function summaryEmail({ usr_firstname, counts, publicUrl }: SummaryFacts) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const title = total === 1 ? 'You have 1 unread notification' : `You have ${total} unread notifications`;
  const paragraphs = notificationKinds.flatMap((kind) => {
    const count = counts.find((one) => one.kind === kind)?.count ?? 0;
    const [one, many] = sentences[kind];
    return count === 0 ? [] : [count === 1 ? one : many(count)];
  });
  return {
    ...{ subject: title, title, greeting: `Hello ${usr_firstname},` },
    paragraphs: ['Since your last summary, and not read yet:', ...paragraphs],
    link: { label: 'Open the Management Suite', url: `${publicUrl}/` },
    closing: [
      `You get this summary at 07:00 because you chose it. Change what you are notified of at ${publicUrl}/account`,
    ],
  };
}
