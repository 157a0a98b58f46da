import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { roomTypes } from '@suite/contracts/bookings';
import { ratesFormSchema, type Rates, type RatesForm } from '@suite/contracts/hotels';

export type RoomType = (typeof roomTypes)[number];

/** Null means that the type has no rate. */
export type RatesValues = { currency: string } & Record<RoomType, number | null>;

export function ratesValuesOf({ currency, rates }: Rates): RatesValues {
  const rateOf = (type: RoomType) => rates.find(({ room_type }) => room_type === type)?.nightly_rate ?? null;
  const ofTypes = Object.fromEntries(roomTypes.map((type) => [type, rateOf(type)]));
  return { currency: currency ?? '', ...(ofTypes as Record<RoomType, number | null>) };
}

export function checkRates({ currency, ...rateOf }: RatesValues, stored?: Rates): CheckedForm<RatesForm> {
  const rates = roomTypes.flatMap((room_type) => {
    const nightly_rate = rateOf[room_type];
    return nightly_rate === null ? [] : [{ room_type, nightly_rate }];
  });
  const checked = checkForm(ratesFormSchema, { currency: currency.toUpperCase(), rates }, {}, stored);
  if (!checked.errors) return checked;
  return {
    errors: Object.fromEntries(
      Object.entries(checked.errors).map(([path, message]) => [fieldOf(path, rates), message]),
    ),
  };
}

/** Maps a path such as `rates[1].nightly_rate` to the field of its room type. */
export function fieldOf(path: string, rates: readonly { room_type: string }[]): string {
  const [, index] = /^rates\[(\d+)\]/.exec(path) ?? [];
  return (index === undefined ? undefined : rates[Number(index)]?.room_type) ?? path;
}
