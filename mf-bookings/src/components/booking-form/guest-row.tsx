import { passengerTypes } from '@suite/contracts/bookings';
import { Button, FormField, Icon, Select, TextInput } from '@suite/ui';
import type { GuestValues } from '../../domain/booking-form.ts';
import styles from './guest-row.module.css';

const typeOptions = ['' as const, ...passengerTypes].map((type) => ({
  value: type,
  label: type || 'Select type',
}));

interface GuestRowProps {
  guest: GuestValues;
  /** What it is called beside its fields, such as `Guest 1`. */
  label: string;
  /** What else to know of this guest. */
  hint?: string | undefined;
  nameError: string | undefined;
  typeError: string | undefined;
  onChange: (change: Partial<Pick<GuestValues, 'name' | 'type'>>) => void;
  onLeave: (field: 'name' | 'type') => void;
  /** Missing for the guest that has to stay. */
  onRemove: (() => void) | undefined;
}

/** One guest besides the primary one. */
export function GuestRow({
  guest,
  label,
  hint,
  nameError,
  typeError,
  onChange,
  onLeave,
  onRemove,
}: GuestRowProps) {
  return (
    <div className={styles.guest} role="group" aria-label={label}>
      <FormField label={`${label} name`} required error={nameError} hint={hint}>
        <TextInput
          value={guest.name}
          autoComplete="off"
          autoFocus={guest.name === ''}
          onChange={(name) => onChange({ name })}
          onBlur={() => onLeave('name')}
        />
      </FormField>
      <FormField label={`${label} type`} required error={typeError}>
        <Select
          value={guest.type as (typeof typeOptions)[number]['value']}
          options={typeOptions}
          onChange={(type) => onChange({ type })}
          onBlur={() => onLeave('type')}
        />
      </FormField>
      {onRemove ? (
        <div className={styles.remove}>
          <Button
            variant="text"
            icon={<Icon name="delete" />}
            aria-label={`Remove ${label.toLowerCase()}`}
            onClick={onRemove}
          />
        </div>
      ) : null}
    </div>
  );
}
