import type { ProfileChange } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import type { AddressRules } from '@suite/registry';
import { DomainError } from '../../errors/domain-error.ts';
import { isAllowedUrl } from '../../http/guarded-calls/public-address.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockAccount, updateAccountFields, type AccountFields } from '../users.repository.ts';
import type { Caller } from '../../access/caller.ts';

function changed(account: AccountFields, change: ProfileChange): AccountFields {
  const { usr_firstname, usr_lastname, usr_phone, usr_gender, usr_description, usr_photo, usr_language } =
    change;
  return {
    usr_firstname: usr_firstname ?? account.usr_firstname,
    usr_lastname: usr_lastname ?? account.usr_lastname,
    usr_phone: usr_phone ?? account.usr_phone,
    usr_gender: usr_gender ?? account.usr_gender,
    usr_description: usr_description === undefined ? account.usr_description : usr_description || null,
    usr_photo: usr_photo === undefined ? account.usr_photo : usr_photo || null,
    usr_language: usr_language === undefined ? account.usr_language : usr_language,
  };
}

/** @throws DomainError VALIDATION_ERROR for a photo address that the server would not fetch */
export async function changeProfile(
  db: Database,
  caller: Caller,
  change: ProfileChange,
  photoRules: AddressRules,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, caller.user_id);
    const fields = changed(account, change);
    const { usr_photo } = fields;
    if (usr_photo !== null && usr_photo !== account.usr_photo && !isAllowedUrl(usr_photo, photoRules)) {
      throw new DomainError('VALIDATION_ERROR', 'PHOTO_URL_INVALID', {}, 'usr_photo');
    }
    const names = (Object.keys(fields) as (keyof AccountFields)[]).filter(
      (name) => fields[name] !== account[name],
    );
    await updateAccountFields(tx, caller.user_id, fields);
    await recordAudit(tx, {
      actor: caller,
      hotel_id: account.hotel_id,
      action: 'update-user-profile',
      subject_type: 'user',
      subject_id: caller.user_id,
      details: { changed: names },
    });
  });
}
