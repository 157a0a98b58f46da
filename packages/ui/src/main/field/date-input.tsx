import { normalizePhone } from '@suite/contracts/forms';
import { formatCalendarDate, monthNames } from '@suite/i18n/dates';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
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
  /** `+3` counts from this day, and a date without a year is the next one from it, up to `max`. Defaults to today. */
  from?: string | undefined;
}

export function DateInput({ value, onChange, min, max, from, onBlur, ...rest }: DateInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const enter = (entry: string) => {
    setTyped(entry);
    onChange(dateIn(entry) ?? entry);
  };
  const complete = () => {
    const today = localDay(new Date());
    const date = completedDate(value, { from: from ?? today, max });
    if (date && date !== value) onChange(date);
    setTyped(undefined);
  };
  useBeforeSubmit(picker, complete);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') complete();
    if (event.key !== 'ArrowDown' || !event.altKey || rest.readOnly) return;
    event.preventDefault();
    picker.current?.showPicker();
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
        onBlur={(event) => {
          complete();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
        suffix={
          <CalendarButton
            disabled={rest.disabled || rest.readOnly}
            onClick={() => picker.current?.showPicker()}
          />
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

/** Is no stop of the Tab key, because the keys of a native date field open the calendar as well. */
function CalendarButton(props: { disabled: boolean | undefined; onClick: () => void }) {
  return (
    <button
      {...props}
      type="button"
      tabIndex={-1}
      aria-keyshortcuts="Alt+ArrowDown"
      aria-label={t('Choose from the calendar')}
    >
      <Icon name="bookings" />
    </button>
  );
}

/** Pressing the button of a dialog submits its form without leaving the field. */
function useBeforeSubmit(field: RefObject<HTMLInputElement | null>, onSubmit: () => void): void {
  const submit = useEffectEvent(() => flushSync(onSubmit));
  useEffect(() => {
    const form = field.current?.form;
    const listener = () => submit();
    form?.addEventListener('submit', listener, true);
    return () => form?.removeEventListener('submit', listener, true);
  }, [field]);
}

const yearFirst = /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/;
// The day comes first in each language of the console.
const dayFirst =
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2}|\p{L}[\p{L}\p{M}.]*)(?:[\s./,-]+(?<year>\d{4}|\d{2})?)?$/u;
const digitsOnly = /^(?<day>\d{2})(?<month>\d{2})(?<year>20\d{2}|\d{2})?$/;
const daysLater = /^\+\s*(\d{1,3})$/;

const partsOf = (text: string) =>
  (yearFirst.exec(text) ?? dayFirst.exec(text) ?? digitsOnly.exec(text))?.groups ?? {};

/** Returns null for an entry that may still be the beginning of another date. */
function dateIn(entry: string): string | null {
  const text = normalizePhone(entry);
  const { day = '', month = '', year = '' } = partsOf(text);
  const mayGoOn = year.length < 4 || /\D\d$/.test(text);
  return mayGoOn ? null : existing(Number(year), monthIn(month), Number(day));
}

/** Returns the day of this device's clock. */
function localDay(now: Date): string {
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}

function dayLater(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

interface DateContext {
  from: string;
  max: string | undefined;
}

function completedDate(entry: string, context: DateContext): string | null {
  const text = normalizePhone(entry);
  const [, later] = daysLater.exec(text) ?? [];
  if (later) return dayLater(context.from, Number(later));
  const { day = '', month = '', year = '' } = partsOf(text);
  if (year) return existing(Number(year.padStart(4, '20')), monthIn(month), Number(day));
  return nearest(context, monthIn(month), Number(day));
}

function nearest({ from, max }: DateContext, month: number, day: number): string | null {
  // Up to eight years lie between two 29ths of February.
  const years = Array.from({ length: 17 }, (_, index) => Number(from.slice(0, 4)) + index - 8);
  const dates = years
    .map((year) => existing(year, month, day))
    .filter((date) => date !== null && (!max || date <= max));
  return dates.find((date) => date !== null && date >= from) ?? dates.at(-1) ?? null;
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
