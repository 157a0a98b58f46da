import { toast } from '../../components/feedback/toast.ts';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { pauseOfRefusal } from '../../domain/guest/pause.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import type { VerificationStepsProps } from './step-props.ts';

/** What to do about a refused call: say so, and go where it can be put right. Photos stay where they are. */
export function useRefusal({ move, onPause, refresh }: VerificationStepsProps): (error: unknown) => void {
  const tell = useRefusalText();
  return (error) => {
    const refusal = refusalOf(error);
    const { status, errorType, retryAfter } = refusal;
    toast.error(tell(refusal));
    if (status === 429) onPause(pauseOfRefusal(retryAfter, Date.now()));
    if (errorType === 'CONSENT_REQUIRED') move({ kind: 'ask-consent' });
    // The guest may have been verified meanwhile, on another device or at the desk, the link may be over, or the text to
    // agree to be another.
    if (status === 404 || status === 409 || errorType === 'CONSENT_REQUIRED') refresh();
  };
}
