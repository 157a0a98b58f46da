import { toast } from '../../components/feedback/toast.ts';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { pauseOfRefusal } from '../../domain/guest/pause.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import type { Refuse, VerificationStepsProps } from './step-props.ts';

/** A step that shows the reason itself (`isExplained`) gets no toast unless the guest leaves it. */
export function useRefusal({ move, onPause, refresh }: VerificationStepsProps): Refuse {
  const tell = useRefusalText();
  return (error, { isExplained } = { isExplained: false }) => {
    const refusal = refusalOf(error);
    const { status, errorType, retryAfter } = refusal;
    if (!isExplained || errorType === 'CONSENT_REQUIRED') toast.error(tell(refusal));
    if (status === 429) onPause(pauseOfRefusal(retryAfter, Date.now()));
    if (errorType === 'CONSENT_REQUIRED') move({ kind: 'ask-consent' });
    // The guest may have been verified elsewhere, the link may have expired, or the consent text may have changed.
    if (status === 404 || status === 409 || errorType === 'CONSENT_REQUIRED') refresh();
  };
}
