import { checkForm } from '@suite/contracts/forms';
import { createCalendarFeedSchema } from '@suite/contracts/integrations';
import {
  Banner,
  Checkbox,
  FormDialog,
  FormField,
  inputOf,
  Select,
  TextInput,
  useCheckedForm,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import { allRoomsQuery, useCreateCalendarFeed } from '../../../queries/calendars.ts';
import { SecretDialog } from '../secret-dialog.tsx';

const wholeHotel = 'hotel';

interface FeedValues {
  name: string;
  room: string;
  includes_names: boolean;
}

const start: FeedValues = { name: '', room: '', includes_names: false };

/** No room is chosen at first, so that the whole hotel is a choice. */
const checkFeed = ({ room, ...values }: FeedValues) =>
  checkForm(createCalendarFeedSchema, {
    ...values,
    ...(room !== '' && { room_id: room === wholeHotel ? null : Number(room) }),
  });

export function CreateFeedDialog({ onClose }: { onClose: () => void }) {
  const rooms = useQuery(allRoomsQuery);
  const form = useCheckedForm(checkFeed, start);
  const create = useCreateCalendarFeed();
  const submit = () => {
    const feed = form.submit();
    if (!feed || create.isPending) return;
    create.mutate(feed, { onError: ({ errors }) => form.refuse(errors) });
  };
  if (create.data) {
    return (
      <SecretDialog
        title={t('Calendar address')}
        text={t('Copy the address now: it is not shown again. Enter it where you sell the room.')}
        label={t('Calendar address')}
        secret={create.data.result.address}
        onClose={onClose}
      />
    );
  }
  const options = [
    { value: wholeHotel, label: t('Whole hotel') },
    ...(rooms.data ?? []).map(({ id, room_number }) => ({ value: String(id), label: room_number })),
  ];
  return (
    <FormDialog
      open
      size="small"
      title={t('Make calendar address')}
      description={t('The address lets its holder read the calendar, until you revoke it.')}
      submitLabel={t('Make address')}
      busyLabel={t('Making...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      {create.error && create.error.errors.length === 0 ? (
        <Banner tone="error">{create.error.message}</Banner>
      ) : null}
      <FormField
        label={t('Name')}
        required
        error={form.errorOf('name')}
        hint={t('The platform or person that reads the calendar')}
      >
        <TextInput {...inputOf(form, 'name')} maxLength={60} autoComplete="off" />
      </FormField>
      <FormField label={t('Room')} required error={form.errorOf('room_id')}>
        <Select {...inputOf(form, 'room')} placeholder={t('Choose a room')} options={options} />
      </FormField>
      <Checkbox checked={form.values.includes_names} onChange={form.change('includes_names')}>
        {t('Show the names of guests')}
      </Checkbox>
    </FormDialog>
  );
}
