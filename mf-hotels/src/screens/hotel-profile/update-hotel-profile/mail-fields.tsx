import { Checkbox, FieldGroup, FormField, NumberInput } from '@suite/ui';
import { t, tn } from '../../../languages/catalog.ts';
import type { HotelProfileFormState } from './contact-fields.tsx';
import styles from '../hotel-profile.module.css';

const earliestReminder = 30;

export function MailFields({ form }: { form: HotelProfileFormState }) {
  const { invites_on_booking, reminder_days } = form.values;
  return (
    <FieldGroup legend={t('Verification Emails')}>
      <div className={styles.fields}>
        <FormField
          label={t('Invitation')}
          error={form.errorOf('invites_on_booking')}
          hint={t(
            'The primary guest of each booking made from now on gets the link within a minute, once. Off: staff send it by hand.',
          )}
        >
          <Checkbox checked={invites_on_booking} onChange={form.change('invites_on_booking')}>
            {t('Send with every new booking')}
          </Checkbox>
        </FormField>
        <FormField
          label={t('Reminder (days before arrival)')}
          required
          error={form.errorOf('reminder_days')}
          hint={describeReminder(reminder_days)}
        >
          <NumberInput
            min={0}
            max={earliestReminder}
            step={1}
            value={reminder_days}
            onChange={form.change('reminder_days')}
            onBlur={form.leave('reminder_days')}
          />
        </FormField>
      </div>
    </FieldGroup>
  );
}

function describeReminder(days: number | null): string {
  if (!days) return t('No reminder is sent. 1 to 30: guests who are not verified by then are reminded once.');
  return tn(
    days,
    "The day before arrival, after 9:00 by your hotel's clock, guests who are not verified are reminded once. 0: no reminder.",
    "From {count} days before arrival, after 9:00 by your hotel's clock, guests who are not verified are reminded once. 0: no reminder.",
  );
}
