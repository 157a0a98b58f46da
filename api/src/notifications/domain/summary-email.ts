import { notificationKinds, type NotificationKind } from '@suite/contracts/notifications';
import type { Translated, Translator } from '../../languages/translator.ts';

type Sentence = (tn: Translator['tn'], count: number) => Translated;

const sentences: Readonly<Record<NotificationKind, Sentence>> = {
  review: (tn, count) =>
    tn(count, '1 check left photos for you to review.', '{count} checks left photos for you to review.'),
  failures: (tn, count) =>
    tn(count, '1 guest failed three checks in a row.', '{count} guests failed three checks in a row.'),
  flags: (tn, count) =>
    tn(count, 'The check of 1 guest was flagged.', 'The checks of {count} guests were flagged.'),
  desk: (tn, count) =>
    tn(
      count,
      '1 guest would rather show an ID at the front desk.',
      '{count} guests would rather show an ID at the front desk.',
    ),
  email: (tn, count) =>
    tn(count, '1 mail to a guest could not be delivered.', '{count} mails to guests could not be delivered.'),
  staff: (tn, count) => tn(count, '1 new staff member was added.', '{count} new staff members were added.'),
  hotel: (tn, count) =>
    tn(
      count,
      '1 hotel was registered and waits for your decision.',
      '{count} hotels were registered and wait for your decision.',
    ),
  release: (tn, count) =>
    tn(count, '1 release was demoted or rolled back.', '{count} releases were demoted or rolled back.'),
};

interface SummaryFacts {
  counts: readonly { kind: string; count: number }[];
  publicUrl: string;
}

/** Names no guest or colleague, because other people may read mails, too. */
export function summaryEmail({ t, tn }: Translator, { counts, publicUrl }: SummaryFacts) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const title = tn(total, 'You have 1 unread notification', 'You have {count} unread notifications');
  const paragraphs = notificationKinds.flatMap((kind) => {
    const count = counts.find((one) => one.kind === kind)?.count ?? 0;
    return count === 0 ? [] : [sentences[kind](tn, count)];
  });
  return {
    ...{ subject: title, title },
    paragraphs: [t('Since your last summary, and not read yet:'), ...paragraphs],
    link: { label: t('Open the Management Suite'), url: `${publicUrl}/` },
    closing: [
      t('You get this summary at 07:00 because you chose it. Change what you are notified of at {url}', {
        url: `${publicUrl}/account`,
      }),
    ],
  };
}
