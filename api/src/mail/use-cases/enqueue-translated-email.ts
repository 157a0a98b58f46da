import type { Database } from '@suite/database';
import { translatorOf, type Translated, type Translator } from '../../languages/translator.ts';
import { composeEmail } from '../domain/compose-email.ts';
import { enqueueEmail } from './enqueue-email.ts';

/** Who reads a mail: an account, or what is known of a person without one. */
export interface EmailReader {
  usr_email: string;
  /** Left out where the name is not known. */
  usr_firstname?: string;
  /** The language of the console; English when null. */
  usr_language: string | null;
}

/** What a mail says after the greeting. Values of facts are shown as they are. */
export interface TranslatedEmail {
  subject: Translated;
  title?: Translated;
  paragraphs: readonly Translated[];
  facts?: readonly (readonly [label: Translated, value: string])[];
  link?: { label: Translated; url: string };
  closing?: readonly Translated[];
}

/** Puts an e-mail into the outbox in the language of its reader, in the transaction of the change it speaks of. */
export async function enqueueTranslatedEmail(
  tx: Database,
  { usr_email, usr_firstname, usr_language }: EmailReader,
  write: (translator: Translator) => TranslatedEmail,
): Promise<void> {
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
