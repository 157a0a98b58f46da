import type { DeskVerification } from '@suite/contracts/verification';
import { translateMessage } from '@suite/i18n';
import { Checkbox, FormDialog } from '@suite/ui';
import { useState } from 'react';
import { displayDate } from '../../domain/booking-texts.ts';
import { openFlagsOf, type FlagOfPerson } from '../../domain/booking-flags.ts';
import { t } from '../../languages/catalog.ts';
import styles from './check-in-booking.module.css';

interface CheckInBookingDialogProps {
  id: number;
  open: boolean;
  verification: DeskVerification;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

const keyOf = ({ user_type, item_id, flag }: FlagOfPerson) => `${user_type} ${item_id} ${flag}`;

/** Confirms early check-ins, and check-ins with open flags. */
export function CheckInBookingDialog(props: CheckInBookingDialogProps) {
  const { open, verification, busy, onClose, onConfirm } = props;
  const { checkin_date, is_before_arrival, people } = verification;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const flags = openFlagsOf(people);
  const tick = (key: string, checked: boolean) => {
    const others = [...ticked].filter((one) => one !== key);
    setTicked(new Set(checked ? [...others, key] : others));
  };
  return (
    <FormDialog
      open={open}
      size="small"
      title={t('Check in')}
      description={
        is_before_arrival
          ? t('This booking arrives on {date}. Do you want to check the guests in before that day?', {
              date: displayDate(checkin_date),
            })
          : t('Please look at this before the guests check in.')
      }
      submitLabel={is_before_arrival ? t('Check in early') : t('Check in')}
      busyLabel={t('Checking in...')}
      busy={busy}
      isChanged={ticked.size > 0}
      submitDisabled={!flags.every((flag) => ticked.has(keyOf(flag)))}
      onClose={onClose}
      onSubmit={onConfirm}
    >
      <strong>{t('Booking #{id}', { id: props.id })}</strong>
      {flags.length > 0 ? (
        <fieldset className={styles.flags}>
          <legend className={styles.legend}>{t('Tick each point once you have checked it')}</legend>
          {flags.map((flag) => (
            <Checkbox
              key={keyOf(flag)}
              checked={ticked.has(keyOf(flag))}
              disabled={busy}
              onChange={(checked) => tick(keyOf(flag), checked)}
            >
              {t('{name}: {text}', { name: flag.name, text: translateMessage(flag.text) })}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
    </FormDialog>
  );
}
