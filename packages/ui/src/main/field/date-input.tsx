import { normalizePhone } from '@suite/contracts/forms';
import { formatCalendarDate, monthNames } from '@suite/i18n/dates';
import { useRef, useState } from 'react';
import { TextInput, type TextInputProps } from '../../core/field/text-input.tsx';
import { t } from '../../languages/catalog.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** Dates are `YYYY-MM-DD` and `''` is none; an entry that is no date is passed on as it was typed. */
export interface DateInputProps extends Pick<
  TextInputProps,
  'value' | 'onChange' | 'label' | 'id' | 'name' | 'disabled' | 'readOnly' | 'onBlur'
> {
  min?: string | undefined;
  max?: string | undefined;
}

export function DateInput({ value, onChange, min, max, onBlur, ...rest }: DateInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const enter = (entry: string) => {
    setTyped(entry);
    onChange(dateIn(entry) ?? entry);
  };
  const leave: DateInputProps['onBlur'] = (event) => {
    const date = dateIn(value, true);
    if (date && date !== value) onChange(date);
    setTyped(undefined);
    onBlur?.(event);
  };
  const isTyped = typed !== undefined && (dateIn(typed) ?? typed) === value;
  return (
    <span className={styles.field}>
      <TextInput
        {...rest}
        value={isTyped ? typed : (formatCalendarDate(value) ?? value)}
        placeholder={t('dd/mm/yyyy')}
        autoComplete="off"
        onChange={enter}
        onBlur={leave}
        suffix={
          <button
            type="button"
            aria-label={t('Choose from the calendar')}
            disabled={rest.disabled || rest.readOnly}
            onClick={() => picker.current?.showPicker()}
          >
            <Icon name="bookings" />
          </button>
        }
      />
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden
        value={dateIn(value) ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value);
        }}
      />
    </span>
  );
}

const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
// The day comes first in each language of the console.
const dayFirst = /^(\d{1,2})[\s./-]+(\d{1,2}|\p{L}[\p{L}\p{M}.]*)[\s./,-]+(\d{4}|\d{2})$/u;

function dateIn(entry: string, isComplete = false): string | null {
  const text = normalizePhone(entry);
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year) return existing(Number(year), Number(month), Number(day));
  const [, first, name = '', last = ''] = dayFirst.exec(text) ?? [];
  if (!first || (last.length === 2 && !isComplete)) return null;
  return existing(Number(last.padStart(4, '20')), monthIn(name), Number(first));
}

function monthIn(name: string): number {
  if (/^\d/.test(name)) return Number(name);
  const beginning = name.replaceAll('.', '').toLowerCase();
  return monthNames().findIndex((names) => names.some((one) => one.startsWith(beginning))) + 1;
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}
