import { passengerTypes } from '@suite/contracts/bookings';
import { translateMessage } from '@suite/i18n';
import { Button, FormField, Icon, Select, TextInput } from '@suite/ui';
import type { GuestValues } from '../../domain/booking-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';

const typeOptions = () =>
  ['' as const, ...passengerTypes].map((type) => ({
    value: type,
    label: type ? translateMessage(type) : t('Select type'),
  }));

interface GuestRowProps {
  guest: GuestValues;
  texts: GuestRowTexts;
  hint?: string | undefined;
  nameError: string | undefined;
  typeError: string | undefined;
  onChange: (change: Partial<Pick<GuestValues, 'name' | 'type'>>) => void;
  onLeave: (field: 'name' | 'type') => void;
  onRemove: (() => void) | undefined;
}

export function GuestRow({
  guest,
  texts,
  hint,
  nameError,
  typeError,
  onChange,
  onLeave,
  onRemove,
}: GuestRowProps) {
  return (
    <div className={styles.guest} role="group" aria-label={texts.label}>
      <FormField label={texts.name} required error={nameError} hint={hint}>
        <TextInput
          value={guest.name}
          autoComplete="off"
          autoFocus={guest.name === ''}
          onChange={(name) => onChange({ name })}
          onBlur={() => onLeave('name')}
        />
      </FormField>
      <FormField label={texts.type} required error={typeError}>
        <Select
          value={guest.type as '' | (typeof passengerTypes)[number]}
          options={typeOptions()}
          onChange={(type) => onChange({ type })}
          onBlur={() => onLeave('type')}
        />
      </FormField>
      {onRemove ? (
        <div className={styles.remove}>
          <Button variant="text" icon={<Icon name="delete" />} aria-label={texts.remove} onClick={onRemove} />
        </div>
      ) : null}
    </div>
  );
}

interface GuestRowTexts {
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
