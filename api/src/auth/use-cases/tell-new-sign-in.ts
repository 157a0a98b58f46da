import type { Database } from '@suite/database';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import type { Translated, Translator } from '../../languages/translator.ts';
import { insertEmailChange, type LockedAccount } from '../users.repository.ts';
import { createToken } from '../domain/tokens.ts';

interface NewSignInMail {
  subject: Translated;
  text: Translated;
  facts?: readonly (readonly [label: Translated, value: string])[];
}

/** Must run in the transaction of the change. */
export async function tellNewSignIn(
  tx: Database,
  account: LockedAccount,
  publicUrl: string,
  write: (translator: Translator) => NewSignInMail,
): Promise<void> {
  const { user_id, usr_email } = account;
  const { token, token_hash } = createToken();
  await insertEmailChange(tx, { user_id, old_email: usr_email, undo_hash: token_hash, is_new_sign_in: true });
  await enqueueTranslatedEmail(tx, account, (translator) => {
    const { t } = translator;
    const { text, ...mail } = write(translator);
    return {
      ...mail,
      paragraphs: [
        text,
        t('Every other device was signed out.'),
        t(
          'If it was not you, take your account back: the button below removes what was added, signs every device out and lets you choose a new password. It works once, for 7 days.',
        ),
      ],
      link: {
        label: t('It was not me: undo this'),
        url: new URL(`/undo-new-sign-in#${token}`, publicUrl).href,
      },
    };
  });
}
