import { checkForm } from '@suite/contracts/forms';
import { moveStaySchema, type Calendar } from '@suite/contracts/rooms';
import { DateInput, FormDialog, FormField, Select, useCheckedForm } from '@suite/ui';
import { roomTypeName } from '../../domain/booking-texts.ts';
import { isChanged, isStartFixed, type Proposal } from '../../domain/calendar-move.ts';
import { t } from '../../languages/catalog.ts';

interface MoveStayDialogProps {
  open: boolean;
  calendar: Calendar;
  proposal: Proposal;
  onPropose: (proposal: Proposal) => void;
  onClose: () => void;
}

const noRoom = 'none';

/** Each opening needs its own key, because the form starts from the stay of that moment. */
export function MoveStayDialog({ open, calendar, proposal, onPropose, onClose }: MoveStayDialogProps) {
  const { stay, ...start } = proposal;
  const { today } = calendar;
  const form = useCheckedForm((values) => checkForm(moveStaySchema, values, { today }, start), start);
  const { values, change, leave, errorOf } = form;
  const submit = () => {
    if (!form.submit()) return;
    if (isChanged({ stay, ...values })) onPropose({ stay, ...values });
    else onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t('Move the stay of {name}', { name: stay.name })}
      submitLabel={t('Continue')}
      busyLabel={t('Continue')}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t('Check-in')} required error={errorOf('checkin_date')}>
        <DateInput
          value={values.checkin_date}
          min={today}
          readOnly={isStartFixed(stay, today)}
          onChange={change('checkin_date')}
          onBlur={leave('checkin_date')}
        />
      </FormField>
      <FormField label={t('Check-out')} required error={errorOf('checkout_date')}>
        <DateInput
          value={values.checkout_date}
          min={today}
          onChange={change('checkout_date')}
          onBlur={leave('checkout_date')}
        />
      </FormField>
      <FormField label={t('Room')}>
        <Select
          value={values.room_id === null ? noRoom : String(values.room_id)}
          options={[
            { value: noRoom, label: t('No room') },
            ...calendar.rooms.map(({ id, room_number, room_type }) => ({
              value: String(id),
              label: t('{room} ({type})', { room: room_number, type: roomTypeName(room_type) }),
            })),
          ]}
          onChange={(room) => change('room_id')(room === noRoom ? null : Number(room))}
        />
      </FormField>
    </FormDialog>
  );
}
