import {
  profileFormSchema,
  type ProfileChange,
  type ProfileForm,
  type UserProfile,
} from '@suite/contracts/auth';

/** Unknown values are empty texts. */
export type ProfileValues = Record<keyof ProfileForm, string>;

export function profileValuesOf(user: UserProfile): ProfileValues {
  return {
    usr_firstname: user.usr_firstname,
    usr_lastname: user.usr_lastname,
    usr_phone: user.usr_phone ?? '',
    usr_gender: user.usr_gender ?? '',
    usr_description: user.usr_description ?? '',
    usr_photo: user.usr_photo ?? '',
  };
}

/** Returns the required fields and those that have changed, or undefined if none has. */
export function profileChangeOf(form: ProfileForm, user: UserProfile): ProfileChange | undefined {
  const { usr_firstname, usr_lastname, usr_phone, usr_gender } = form;
  const required = { usr_firstname, usr_lastname, usr_phone, usr_gender };
  const optional = { usr_description: form.usr_description || null, usr_photo: form.usr_photo || null };
  const before = profileFormSchema.cast(profileValuesOf(user), { assert: false });
  const hasChanged = ([field, value]: [string, unknown]) =>
    (value ?? '') !== before[field as keyof ProfileForm];
  const changed = Object.fromEntries(Object.entries(optional).filter(hasChanged));
  if (Object.keys(changed).length === 0 && !Object.entries(required).some(hasChanged)) return undefined;
  return { ...required, ...changed };
}
