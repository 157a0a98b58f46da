import { ConfirmDialog, toast } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import { useApproveHotel } from '../../../queries/hotels.ts';
import type { DecisionDialogProps } from './decision-dialog-props.ts';
import { HotelInQuestion } from './hotel-in-question.tsx';

export function ApproveHotelDialog({ hotel, open, onClose, onDecided }: DecisionDialogProps) {
  const approve = useApproveHotel();
  return (
    <ConfirmDialog
      open={open}
      title={t('Approve Hotel')}
      text={t(
        'Are you sure you want to approve this hotel? This will create admin credentials and send them via email.',
      )}
      confirmLabel={t('Approve')}
      busyLabel={t('Approving...')}
      busy={approve.isPending}
      onCancel={onClose}
      onConfirm={() =>
        approve.mutate(hotel.id, {
          onSuccess: ({ message }) => {
            toast.success(t('Hotel approved successfully!'));
            onDecided({ tone: 'success', text: message, hotel_id: hotel.id });
          },
          onError: ({ message }) => onDecided({ tone: 'error', text: message, hotel_id: hotel.id }),
        })
      }
    >
      <HotelInQuestion hotel={hotel} />
    </ConfirmDialog>
  );
}
