import { FormDialog, FormField, TextArea, toast } from '@suite/ui';
import { useRejectHotel } from '../../../queries/reject-hotel.mutation.ts';
import type { DecisionDialogProps } from './decision-dialog-props.ts';
import { HotelInQuestion } from './hotel-in-question.tsx';

const longestReason = 1000;

interface RejectHotelDialogProps extends DecisionDialogProps {
  reason: string;
  onReasonChange: (reason: string) => void;
}

/** Asks for the reason, which is mailed to the hotel's contact person. */
export function RejectHotelDialog(props: RejectHotelDialogProps) {
  const { hotel, open, reason, onReasonChange, onClose, onDecided } = props;
  const reject = useRejectHotel();
  const rejection_reason = reason.trim();
  return (
    <FormDialog
      open={open}
      size="small"
      danger
      title="Reject Hotel"
      description="Are you sure you want to reject this hotel? Please provide a reason for rejection."
      submitLabel="Reject"
      busyLabel="Rejecting..."
      submitDisabled={rejection_reason === ''}
      busy={reject.isPending}
      onClose={onClose}
      onSubmit={() =>
        reject.mutate(
          { id: hotel.id, rejection_reason },
          {
            onSuccess: ({ message }) => {
              toast.success('Hotel rejected successfully!');
              onDecided({ tone: 'success', text: message, hotel_id: hotel.id });
            },
            onError: ({ message }) => onDecided({ tone: 'error', text: message, hotel_id: hotel.id }),
          },
        )
      }
    >
      <HotelInQuestion hotel={hotel} />
      <FormField label="Rejection Reason *" hint={`${hotel.contact_person_name} is told in these words.`}>
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
