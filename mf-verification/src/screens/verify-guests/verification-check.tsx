import type { DeskCheck, DeskDecision } from '@suite/contracts/verification';
import { translateMessage } from '@suite/i18n';
import { Banner, Button } from '@suite/ui';
import { useState } from 'react';
import { formatMoment } from '@suite/i18n/dates';
import { type DeskBooking, useReviewCheck } from '../../queries/verify-at-desk.ts';
import { CheckDetails } from './check-details.tsx';
import { toastCallbacks } from './toast-callbacks.ts';
import { t } from '../../languages/desk/desk-catalog.ts';
import styles from './verify-guests-panel.module.css';

interface VerificationCheckProps {
  booking: DeskBooking;
  name: string;
  check: DeskCheck;
}

function photoText(kind: string, name: string): string {
  if (kind === 'selfie') return t('Selfie of {name}', { name });
  return kind === 'document_back'
    ? t('Back of the document of {name}', { name })
    : t('Document of {name}', { name });
}

export function VerificationCheck({ booking, name, check }: VerificationCheckProps) {
  const { checked_at, outcome, warnings, images, awaits_review, review } = check;
  const [shown, setShown] = useState(false);
  return (
    <>
      <p className={styles.line}>
        {t('{moment}: {outcome}', {
          moment: formatMoment(checked_at),
          outcome: translateMessage(outcome),
        })}
        {review ? ` ${review === 'approve' ? t('Approved at the desk.') : t('Rejected at the desk.')}` : ''}
      </p>
      <CheckDetails {...check} />
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {translateMessage(warning)}
        </Banner>
      ))}
      {shown ? (
        <div className={styles.photos}>
          {images.map(({ kind, url }) => (
            <figure key={url} className={styles.photo}>
              <img src={url} alt={photoText(kind, name)} />
            </figure>
          ))}
        </div>
      ) : null}
      <div className={styles.row}>
        {images.length > 0 ? (
          <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? t('Hide photos') : t('Show photos')}
          </Button>
        ) : null}
        <ReviewButtons booking={booking} name={name} attempt_id={check.attempt_id} isOpen={awaits_review} />
      </div>
    </>
  );
}

interface ReviewButtonsProps {
  booking: DeskBooking;
  name: string;
  attempt_id: DeskCheck['attempt_id'];
  isOpen: boolean;
}

function ReviewButtons({ booking, name, attempt_id, isOpen }: ReviewButtonsProps) {
  const reviewing = useReviewCheck(booking);
  const decide = (decision: DeskDecision) => reviewing.mutate({ attempt_id, decision }, toastCallbacks);
  if (!isOpen) return null;
  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-label={t('Approve the photos of {name}', { name })}
        busy={reviewing.isPending}
        onClick={() => decide('approve')}
      >
        {t('Approve')}
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={t('Reject the photos of {name}', { name })}
        busy={reviewing.isPending}
        onClick={() => decide('reject')}
      >
        {t('Reject')}
      </Button>
    </>
  );
}
