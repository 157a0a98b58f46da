import { isDeliverable } from '@suite/contracts/forms';
import type { Database } from '@suite/database';
import { translatorOf, type Translated, type Translator } from '../../languages/translator.ts';
import { composeEmail } from '../domain/compose-email.ts';
import { enqueueEmail } from './enqueue-email.ts';

export interface EmailReader {
  usr_email: string;
  usr_firstname?: string;
  /** Null means English. */
  usr_language: string | null;
}

export interface TranslatedEmail {
  subject: Translated;
  title?: Translated;
  paragraphs: readonly Translated[];
  facts?: readonly (readonly [label: Translated, value: string])[];
  link?: { label: Translated; url: string };
  closing?: readonly Translated[];
}

/**
 * Must run in the transaction of the change that the mail reports. Writes no mail to an undeliverable address that an
 * older rule let in, so that its account can still be changed.
 */
export async function enqueueTranslatedEmail(
  tx: Database,
  { usr_email, usr_firstname, usr_language }: EmailReader,
  write: (translator: Translator) => TranslatedEmail,
): Promise<void> {
  if (!isDeliverable(usr_email)) return;
  const translator = translatorOf(usr_language);
  const { t, language, isRightToLeft } = translator;
  const { subject, ...content } = write(translator);
  const composed = composeEmail({
    greeting: usr_firstname === undefined ? t('Hello,') : t('Hello {usr_firstname},', { usr_firstname }),
    language: { code: language, isRightToLeft },
    ...content,
  });
  await enqueueEmail(tx, { recipient: usr_email, subject, ...composed });
}
