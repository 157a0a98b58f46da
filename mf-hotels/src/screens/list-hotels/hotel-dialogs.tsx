import type { Hotel } from '@suite/contracts/hotels';
import type { RecordLink } from '@suite/remote-kit';
import { useState } from 'react';
import { ConfirmDialog, toast, FormDialog, FormField, TextArea, type ScreenDialog } from '@suite/ui';
import { useUnsaved } from '@suite/session';
import { t } from '../../languages/catalog.ts';
import { useApproveHotel, useRejectHotel } from '../../queries/hotels.ts';
import { GetHotelDialog } from './get-hotel-dialog.tsx';
import styles from './list-hotels.module.css';

export interface Outcome {
  tone: 'success' | 'error';
  text: string;
  hotel_id: number;
}

export type HotelDecision = ScreenDialog<'approve' | 'reject', Hotel>;

interface HotelDialogsProps {
  record: RecordLink;
  hotels: readonly Hotel[] | undefined;
  dialog: HotelDecision;
  onDecided: (outcome: Outcome) => void;
}

/** Keeps the typed reason of each hotel until its dialog opens again. */
export function HotelDialogs({ record, hotels, dialog, onDecided }: HotelDialogsProps) {
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({});
  const { kind, thing: hotel, open, close } = dialog;
  const decisionOn = ({ id }: Hotel) => ({
    open,
    onClose: close,
    onDecided: (tone: Outcome['tone'], text: string) => onDecided({ tone, text, hotel_id: id }),
  });
  return (
    <>
      {hotel && kind === 'approve' ? <ApproveHotelDialog {...decisionOn(hotel)} hotel={hotel} /> : null}
      {hotel && kind === 'reject' ? (
        <RejectHotelDialog
          {...decisionOn(hotel)}
          hotel={hotel}
          reason={reasons[hotel.id] ?? ''}
          onReasonChange={(reason) => setReasons({ ...reasons, [hotel.id]: reason })}
        />
      ) : null}
      {record.id === null ? null : (
        <GetHotelDialog
          id={record.id}
          listed={hotels?.find(({ id }) => id === record.id)}
          open={record.isOpen}
          onClose={record.close}
        />
      )}
    </>
  );
}

function ApproveHotelDialog({ hotel, open, onClose, onDecided }: DecisionDialogProps) {
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
            onDecided('success', message);
          },
          onError: ({ message }) => onDecided('error', message),
        })
      }
    >
      <HotelInQuestion hotel={hotel} />
    </ConfirmDialog>
  );
}

const longestReason = 1000;

interface RejectHotelDialogProps extends DecisionDialogProps {
  reason: string;
  onReasonChange: (reason: string) => void;
}

/** The reason is mailed to the hotel's contact person. */
function RejectHotelDialog(props: RejectHotelDialogProps) {
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
              onDecided('success', message);
            },
            onError: ({ message }) => onDecided('error', message),
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

function HotelInQuestion({ hotel }: { hotel: Hotel }) {
  const { hotel_name, hotel_city, hotel_country, registration_number } = hotel;
  return (
    <div className={styles.inQuestion}>
      <p className={styles.strong}>
        <bdi>{hotel_name}</bdi>
      </p>
      <p className={styles.muted}>
        <bdi>
          {hotel_city}, {hotel_country}
        </bdi>{' '}
        · <bdi>{registration_number}</bdi>
      </p>
    </div>
  );
}

interface DecisionDialogProps {
  hotel: Hotel;
  open: boolean;
  onClose: () => void;
  /** Runs after success and after failure. */
  onDecided: (tone: Outcome['tone'], text: string) => void;
}
