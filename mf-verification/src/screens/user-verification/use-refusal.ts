import { toast } from '../../components/feedback/toast.ts';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { pauseOfRefusal } from '../../domain/guest/pause.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import type { Refuse, VerificationStepsProps } from './step-props.ts';

/**
 * Reports a refused call, and goes where it can be put right. Photos stay where they are. A step whose page
 * gives the reason (`isExplained`) needs no toast as long as it is not left.
 */
export function useRefusal({ move, onPause, refresh }: VerificationStepsProps): Refuse {
  const tell = useRefusalText();
  return (error, { isExplained } = { isExplained: false }) => {
    const refusal = refusalOf(error);
    const { status, errorType, retryAfter } = refusal;
    if (!isExplained || errorType === 'CONSENT_REQUIRED') toast.error(tell(refusal));
    if (status === 429) onPause(pauseOfRefusal(retryAfter, Date.now()));
    if (errorType === 'CONSENT_REQUIRED') move({ kind: 'ask-consent' });
    // The guest may have been verified meanwhile, on another device or at the desk, the link may be over, or the text to
    // agree to be another.
    if (status === 404 || status === 409 || errorType === 'CONSENT_REQUIRED') refresh();
  };
}
