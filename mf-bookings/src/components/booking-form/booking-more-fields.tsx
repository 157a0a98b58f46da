import { Button, FormField, inputOf, TextArea, TextInput } from '@suite/ui';
import { useId, useState } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './booking-form.module.css';
import type { BookingForm } from './booking-stay-fields.tsx';

const fields = ['phone', 'arrival_time', 'requests', 'external_reference'] as const;

/** Opens by itself for an error in it. */
export function BookingMoreFields({ form, startsOpen }: { form: BookingForm; startsOpen: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const { errorOf } = form;
  const isShown = isOpen || fields.some((name) => errorOf(name) !== undefined);
  return (
    <div className={styles.guests}>
      <div className={styles.guestsHead}>
        <h3 className={styles.heading}>{t('More about the stay')}</h3>
        <Button size="small" aria-expanded={isShown} aria-controls={id} onClick={() => setOpen(!isShown)}>
          {isShown ? t('Hide Details') : t('Show Details')}
        </Button>
      </div>
      <div id={id} className={styles.guests} hidden={!isShown}>
        <div className={styles.fields}>
          <FormField label={t('Phone')} error={errorOf('phone')}>
            <TextInput {...inputOf(form, 'phone')} type="tel" autoComplete="off" maxLength={40} />
          </FormField>
          <FormField label={t('Expected arrival')} error={errorOf('arrival_time')}>
            <TextInput {...inputOf(form, 'arrival_time')} type="time" />
          </FormField>
          {form.values.room_count === 1 ? (
            <FormField
              label={t('Reference')}
              error={errorOf('external_reference')}
              hint={t("The booking's name in another system")}
            >
              <TextInput {...inputOf(form, 'external_reference')} autoComplete="off" maxLength={100} />
            </FormField>
          ) : null}
          <div className={styles.wholeRow}>
            <FormField
              label={t('Requests')}
              error={errorOf('requests')}
              hint={t('The guest may read this. Write notes for colleagues in the details of the booking.')}
            >
              <TextArea {...inputOf(form, 'requests')} rows={2} maxLength={500} />
            </FormField>
          </div>
        </div>
      </div>
    </div>
  );
}
