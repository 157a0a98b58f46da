import { formatMoment } from '@suite/contracts/dates';
import type { DeskCheck, DeskDecision } from '@suite/contracts/verification';
import { Banner, Button } from '@suite/ui';
import { useState } from 'react';
import { displayDate } from '../../domain/display-date.ts';
import { useReviewCheck } from '../../queries/review-check.mutation.ts';
import { toastCallbacks } from '../../components/toast-callbacks.ts';
import styles from './verify-guests-panel.module.css';

interface VerificationCheckProps {
  id: number;
  name: string;
  check: DeskCheck;
}

const photoNames: Partial<Record<string, string>> = {
  selfie: 'Selfie',
  document_back: 'Back of the document',
};

/** A check of a guest's photos: its outcome, hints for staff, and the decision if it is open. */
export function VerificationCheck({ id, name, check }: VerificationCheckProps) {
  const { checked_at, outcome, warnings, images, awaits_review, review } = check;
  const [shown, setShown] = useState(false);
  const read = documentDetails(check);
  return (
    <>
      <p className={styles.line}>
        {formatMoment(checked_at)}: {outcome}
        {review ? ` ${review === 'approve' ? 'Approved' : 'Rejected'} at the desk.` : ''}
      </p>
      {read.length > 0 ? <p className={styles.quiet}>On the document: {read.join(', ')}</p> : null}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      {shown ? (
        <div className={styles.photos}>
          {images.map(({ kind, url }) => (
            <figure key={url} className={styles.photo}>
              <img src={url} alt={`${photoNames[kind] ?? 'Document'} of ${name}`} />
            </figure>
          ))}
        </div>
      ) : null}
      <div className={styles.row}>
        {images.length > 0 ? (
          <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide photos' : 'Show photos'}
          </Button>
        ) : null}
        <ReviewButtons id={id} name={name} attempt_id={check.attempt_id} isOpen={awaits_review} />
      </div>
    </>
  );
}

/** What was read from the document, as far as it was. */
function documentDetails({ document_data }: DeskCheck): string[] {
  if (!document_data) return [];
  const { full_name, number_last4, expiry_date } = document_data;
  return [
    ...(full_name ? [full_name] : []),
    ...(number_last4 ? [`ends in ${number_last4}`] : []),
    ...(expiry_date ? [`expires ${displayDate(expiry_date)}`] : []),
  ];
}

interface ReviewButtonsProps {
  id: number;
  name: string;
  attempt_id: DeskCheck['attempt_id'];
  isOpen: boolean;
}

/** The decision about photos, as long as it is open. */
function ReviewButtons({ id, name, attempt_id, isOpen }: ReviewButtonsProps) {
  const reviewing = useReviewCheck(id);
  const decide = (decision: DeskDecision) => reviewing.mutate({ attempt_id, decision }, toastCallbacks);
  if (!isOpen) return null;
  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-label={`Approve the photos of ${name}`}
        busy={reviewing.isPending}
        onClick={() => decide('approve')}
      >
        Approve
      </Button>
      <Button
        size="small"
        variant="danger"
        aria-label={`Reject the photos of ${name}`}
        busy={reviewing.isPending}
        onClick={() => decide('reject')}
      >
        Reject
      </Button>
    </>
  );
}
