import { translateMessage } from '@suite/i18n';
import { Checkbox } from '@suite/ui';
import { useState } from 'react';
import type { FlagOfPerson } from '../../domain/booking-flags.ts';
import { t } from '../../languages/catalog.ts';
import styles from './check-in-booking.module.css';

const keyOf = ({ user_type, item_id, flag }: FlagOfPerson) => `${user_type} ${item_id} ${flag}`;

export function useTickedFlags(flags: readonly FlagOfPerson[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    isTicked: (flag: FlagOfPerson) => ticked.has(keyOf(flag)),
    tick: (flag: FlagOfPerson, checked: boolean) => {
      const others = [...ticked].filter((one) => one !== keyOf(flag));
      setTicked(new Set(checked ? [...others, keyOf(flag)] : others));
    },
    isAnyTicked: ticked.size > 0,
    areAllTicked: flags.every((flag) => ticked.has(keyOf(flag))),
  };
}

interface FlagsToTickProps {
  flags: readonly FlagOfPerson[];
  ticks: ReturnType<typeof useTickedFlags>;
  busy: boolean;
  error?: string | undefined;
}

export function FlagsToTick({ flags, ticks, busy, error }: FlagsToTickProps) {
  if (flags.length === 0) return null;
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.legend}>{t('Tick each point once you have checked it')}</legend>
      {flags.map((flag) => (
        <Checkbox
          key={keyOf(flag)}
          checked={ticks.isTicked(flag)}
          disabled={busy}
          onChange={(checked) => ticks.tick(flag, checked)}
        >
          {t('{name}: {text}', { name: flag.name, text: translateMessage(flag.text) })}
        </Checkbox>
      ))}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
