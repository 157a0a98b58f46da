import { useUnsaved } from '@suite/session';
import { FormDialog, FormField, TextArea, toast } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import { useRejectHotel } from '../../../queries/hotels.ts';
import type { DecisionDialogProps } from './decision-dialog-props.ts';
import { HotelInQuestion } from './hotel-in-question.tsx';

const longestReason = 1000;

interface RejectHotelDialogProps extends DecisionDialogProps {
  reason: string;
  onReasonChange: (reason: string) => void;
}

/** The reason is mailed to the hotel's contact person. */
export function RejectHotelDialog(props: RejectHotelDialogProps) {
  const { hotel, open, reason, onReasonChange, onClose, onDecided } = props;
  const reject = useRejectHotel();
  const rejection_reason = reason.trim();
  // Closing the dialog keeps the reason, so a confirmation is needed when leaving the page alone.
  useUnsaved(open && rejection_reason !== '');
  return (
    <FormDialog
      open={open}
      size="small"
      danger
      title={t('Reject Hotel')}
      description={t('Are you sure you want to reject this hotel? Please provide a reason for rejection.')}
      submitLabel={t('Reject')}
      busyLabel={t('Rejecting...')}
      submitDisabled={rejection_reason === ''}
      busy={reject.isPending}
      onClose={onClose}
      onSubmit={() =>
        reject.mutate(
          { id: hotel.id, rejection_reason },
          {
            onSuccess: ({ message }) => {
              toast.success(t('Hotel rejected successfully!'));
              onDecided({ tone: 'success', text: message, hotel_id: hotel.id });
            },
            onError: ({ message }) => onDecided({ tone: 'error', text: message, hotel_id: hotel.id }),
          },
        )
      }
    >
      <HotelInQuestion hotel={hotel} />
      <FormField
        label={t('Rejection Reason *')}
        hint={t('{name} is told in these words.', { name: hotel.contact_person_name })}
      >
        <TextArea
          value={reason}
          onChange={onReasonChange}
          rows={4}
          maxLength={longestReason}
          disabled={reject.isPending}
        />
      </FormField>
    </FormDialog>
  );
}
