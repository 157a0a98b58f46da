import { newPasswordField } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { object } from 'yup';
import { recordAudit, type Actor } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { parseBody } from '../../validation/request-values.ts';
import { hashPassword, verifyPassword } from '../domain/passwords.ts';
import { lockOneTimePassword, replacePassword } from '../passwords.repository.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

const passwordSchema = object({ usr_password: newPasswordField });

export async function choosePassword(
  db: Database,
  actor: Actor & { user_id: number },
  usr_password: string,
  now: Date = new Date(),
): Promise<void> {
  parseBody(passwordSchema, { usr_password });
  await db.transaction(async (tx) => {
    const stored = await lockOneTimePassword(tx, actor.user_id);
    if (!stored) throw new DomainError('CONFLICT', 'PASSWORD_CHOSEN_ALREADY');
    await refuseWeakPassword(tx, usr_password, { ...stored, user_id: actor.user_id });
    if (await verifyPassword(stored.usr_password_hash, usr_password)) {
      throw new DomainError('VALIDATION_ERROR', 'PASSWORD_IS_ONE_TIME', {}, 'usr_password');
    }
    await replacePassword(tx, actor.user_id, await hashPassword(usr_password));
    await recordAudit(tx, {
      actor,
      hotel_id: stored.hotel_id,
      action: 'choose-password',
      subject_type: 'user',
      subject_id: actor.user_id,
      happened_at: now,
    });
  });
}
