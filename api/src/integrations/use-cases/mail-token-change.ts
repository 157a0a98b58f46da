import { calendarDateIn } from '@suite/contracts/dates';
import type { ApiScope } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import { localeOf } from '@suite/i18n/server';
import type { Caller } from '../../access/caller.ts';
import { findHolders } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Translate, Translated, Translator } from '../../languages/translator.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import type { ApiTokenRow } from '../api-tokens.repository.ts';

interface TokenChange {
  kind: 'created' | 'revoked';
  hotel_id: number;
  token: ApiTokenRow;
  publicUrl: string;
}

/** Mails all who manage the hotel, the author too: an intruder in the author's session is noticed by that mail. */
export async function mailTokenChange(
  tx: Database,
  { user_id, hotel_time_zone }: Caller,
  { kind, hotel_id, token: { name, scopes, expires_at }, publicUrl }: TokenChange,
): Promise<void> {
  const managers = await findHolders(tx, hotel_id, 'manage_hotel');
  const author = managers.find((manager) => manager.user_id === user_id);
  // The permission may have been taken away since the call began.
  if (!author) throw new DomainError('PERMISSION_DENIED', 'HOTEL_MANAGE_DENIED');
  const person = `${author.usr_firstname} ${author.usr_lastname}`.trim();
  const lastMoment = new Date(expires_at.getTime() - 1);
  const lastDay = new Date(calendarDateIn(hotel_time_zone ?? 'UTC', lastMoment));
  for (const manager of managers) {
    await enqueueTranslatedEmail(tx, manager, (translator) => {
      const { t, verbatim, language } = translator;
      const days = new Intl.DateTimeFormat(localeOf(language, []), { dateStyle: 'long', timeZone: 'UTC' });
      const words = scopeWords(t);
      return {
        ...describeChange(translator, kind, person),
        facts: [
          [t('API token'), verbatim(name)],
          [t('Scopes'), scopes.map((scope) => words[scope]).join(', ')],
          [t('Last day'), days.format(lastDay)],
        ],
        link: { label: t('Open the API tokens'), url: new URL('/integrations', publicUrl).href },
      };
    });
  }
}

function describeChange({ t }: Translator, kind: TokenChange['kind'], person: string) {
  if (kind === 'revoked') {
    return {
      subject: t('An API token of your hotel was revoked'),
      paragraphs: [
        t('{person} revoked an API token. The program that used it has lost its access.', { person }),
        t('If you still use the program, create another token for it.'),
      ],
    };
  }
  return {
    subject: t('An API token was created for your hotel'),
    paragraphs: [
      t(
        '{person} created an API token. With the scopes below a program can use it in your hotel until the end of the last day.',
        { person },
      ),
      t(
        'If you did not expect this token, revoke it at once. If {person} did not create it, another person is signed in to that account: its password must be changed.',
        { person },
      ),
    ],
  };
}

const scopeWords = (t: Translate): Readonly<Record<ApiScope, Translated>> => ({
  'bookings:read': t('Read bookings'),
  'bookings:write': t('Write bookings'),
  'guests:read': t('Read guests'),
  'rooms:read': t('Read rooms'),
  'webhooks:manage': t('Manage webhooks'),
});
