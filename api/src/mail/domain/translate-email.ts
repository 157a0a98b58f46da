import { translatorOf, type Translated, type Translator } from '../../languages/translator.ts';
import { composeEmail, type OutgoingEmail } from './compose-email.ts';

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

export function translateEmail(
  { usr_email, usr_firstname, usr_language }: EmailReader,
  write: (translator: Translator) => TranslatedEmail,
): OutgoingEmail {
  const translator = translatorOf(usr_language);
  const { t, language, isRightToLeft } = translator;
  const { subject, ...content } = write(translator);
  const composed = composeEmail({
    greeting: usr_firstname === undefined ? t('Hello,') : t('Hello {usr_firstname},', { usr_firstname }),
    language: { code: language, isRightToLeft },
    ...content,
  });
  return { recipient: usr_email, subject, ...composed };
}
