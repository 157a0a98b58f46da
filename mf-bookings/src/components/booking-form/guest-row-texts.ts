import { t } from '../../languages/catalog.ts';

export interface GuestRowTexts {
  label: string;
  name: string;
  type: string;
  remove: string;
}

/** @param number of the guest, from 1 */
export function guestTexts(number: number): GuestRowTexts {
  return {
    label: t('Guest {number}', { number }),
    name: t('Guest {number} name', { number }),
    type: t('Guest {number} type', { number }),
    remove: t('Remove guest {number}', { number }),
  };
}

/** @param number of the passenger, from 1 */
export function passengerTexts(number: number): GuestRowTexts {
  return {
    label: t('Passenger {number}', { number }),
    name: t('Passenger {number} name', { number }),
    type: t('Passenger {number} type', { number }),
    remove: t('Remove passenger {number}', { number }),
  };
}
