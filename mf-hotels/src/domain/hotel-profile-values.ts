import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import {
  hotelProfileFormSchema,
  type AddressRules,
  type HotelProfile,
  type HotelProfileForm,
} from '@suite/contracts/hotels';

export type HotelProfileValues = Omit<
  HotelProfileForm,
  'document_retention_days' | 'retention_hours' | 'reminder_days' | 'password_min_length'
> & {
  document_retention_days: number | null;
  retention_hours: number | null;
  reminder_days: number | null;
  password_min_length: number | null;
};

export function hotelProfileValuesOf(profile: HotelProfile): HotelProfileValues {
  const { id: _id, hotel_name: _name, registration_number: _number, updated_at: _at, ...values } = profile;
  return values;
}

export function checkHotelProfile(
  values: HotelProfileValues,
  stored: HotelProfile,
  rules?: AddressRules,
): CheckedForm<HotelProfileForm> {
  return checkForm(hotelProfileFormSchema, values, rules, stored);
}
