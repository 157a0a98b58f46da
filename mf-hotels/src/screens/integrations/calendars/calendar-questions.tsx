import type { ExternalCalendar } from '@suite/contracts/integrations';
import { Banner, ConfirmDialog, toast } from '@suite/ui';
import { t, tn } from '../../../languages/catalog.ts';
import { useDeleteExternalCalendar, useReadExternalCalendar } from '../../../queries/calendars.ts';

interface QuestionProps {
  open: boolean;
  calendar: ExternalCalendar;
  onClose: () => void;
}

export function EndDialog({ open, calendar: { id, name, room_number, nights }, onClose }: QuestionProps) {
  const end = useDeleteExternalCalendar();
  const confirm = () =>
    end.mutate(id, {
      onSuccess: () => {
        toast.success(t('The subscription to {name} has ended', { name }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('End subscription')}
      text={tn(
        nights,
        'Room {room} is free again on {count} night that {name} blocks.',
        'Room {room} is free again on {count} nights that {name} blocks.',
        { room: room_number, name },
      )}
      confirmLabel={t('End subscription')}
      busyLabel={t('Ending...')}
      busy={end.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {end.error ? <Banner tone="error">{end.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}

export function AcceptLossDialog({ open, calendar, onClose }: QuestionProps) {
  const { id, name, events, suspicious_events } = calendar;
  const read = useReadExternalCalendar();
  const confirm = () =>
    read.mutate(
      { id, accept_loss: true },
      {
        onSuccess: ({ result: { failure } }) => {
          if (failure) toast.error(t('{name} could not be read', { name }));
          else toast.success(t('{name} was read', { name }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('Accept the loss of events')}
      text={t('{name} had {before} events and now has {after}. The nights of the others will be free.', {
        name,
        before: events,
        after: suspicious_events ?? 0,
      })}
      confirmLabel={t('Accept')}
      busyLabel={t('Reading...')}
      busy={read.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {read.error ? <Banner tone="error">{read.error.message}</Banner> : null}
    </ConfirmDialog>
  );
}
