import type { Database } from '@suite/database';
import { findLanguage, readCaller } from '../../auth/auth.public.ts';
import { enqueueTranslatedEmail } from '../../mail/mail.public.ts';
import { summaryEmail } from '../domain/summary-email.ts';
import { findPreferences } from '../notification-preferences.repository.ts';
import {
  claimSummary,
  countForSummary,
  findDueSummaries,
  type DueSummary,
} from '../notification-summaries.repository.ts';
import { readerOf } from '../notifications.policy.ts';

export interface SummarySettings {
  publicUrl: string;
  now?: Date;
  signal?: AbortSignal;
}

/** Sends each summary once, also with several processes; failed ones remain due. */
export async function sendDueSummaries(db: Database, settings: SummarySettings): Promise<void> {
  const { now = new Date(), signal } = settings;
  const failures: unknown[] = [];
  for (const due of await findDueSummaries(db, now)) {
    if (signal?.aborted) return;
    await sendSummary(db, due, settings).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} daily summaries could not be written`, { cause: failures[0] });
}

function sendSummary(db: Database, due: DueSummary, { publicUrl }: SummarySettings): Promise<void> {
  const { user_id } = due;
  return db.transaction(async (tx) => {
    if (!(await claimSummary(tx, due))) return;
    const reader = readerOf(await readCaller(tx, user_id, ''));
    const chosen = await findPreferences(tx, user_id);
    const isMailed = (kind: string) => chosen.some((one) => one.kind === kind && one.daily_mail);
    const counts = await countForSummary(tx, { ...reader, kinds: reader.kinds.filter(isMailed) }, due);
    // The person's permissions may have ended in the meantime.
    if (counts.length === 0) return;
    const usr_language = await findLanguage(tx, [user_id]);
    await enqueueTranslatedEmail(tx, { ...due, usr_language }, (translator) =>
      summaryEmail(translator, { counts, publicUrl }),
    );
  });
}
