import { passengerTypes } from '@suite/contracts';
import { Button, FormField, Icon, Select, TextInput } from '@suite/ui';
import type { GuestValues } from '../../domain/booking-form.ts';
import styles from './create-booking-dialog.module.css';

const typeOptions = ['' as const, ...passengerTypes].map((type) => ({
  value: type,
  label: type || 'Select type',
}));

interface GuestRowProps {
  guest: GuestValues;
  /** Its place in the list, from 1. */
  number: number;
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
  number,
  nameError,
  typeError,
  onChange,
  onLeave,
  onRemove,
}: GuestRowProps) {
  return (
    <div className={styles.guest} role="group" aria-label={`Guest ${number}`}>
      <FormField label={`Guest ${number} name`} required error={nameError}>
        <TextInput
          value={guest.name}
          autoComplete="off"
          autoFocus
          onChange={(name) => onChange({ name })}
          onBlur={() => onLeave('name')}
        />
      </FormField>
      <FormField label={`Guest ${number} type`} required error={typeError}>
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
            aria-label={`Remove guest ${number}`}
            onClick={onRemove}
          />
        </div>
      ) : null}
    </div>
  );
}
