import { useEffect, useEffectEvent } from 'react';
import { WordsReady } from '../../components/language/words-ready.tsx';
import { refusalsCatalog } from '../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { ConsentStep } from './consent/consent-step.tsx';
import { DocumentStep } from './document/document-step.tsx';
import { ResultStep } from './result/result-step.tsx';
import { SelfieStep } from './selfie/selfie-step.tsx';
import type { VerificationStepsProps, Refuse } from './step-props.ts';
import { toast } from '../../components/feedback/toast.ts';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { pauseOfRefusal } from '../../domain/guest/pause.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';

/** Polling is slow, because all guests in a hotel's network share the limit of public calls. */
const refreshEveryMs = 20_000;

export function VerificationSteps(props: VerificationStepsProps) {
  return (
    <WordsReady catalog={stepsCatalog}>
      <WordsReady catalog={refusalsCatalog}>
        <CurrentStep {...props} />
      </WordsReady>
    </WordsReady>
  );
}

function CurrentStep(props: VerificationStepsProps) {
  const refuse = useRefusal(props);
  useFreshBooking(props);
  switch (props.wizard.step) {
    case 'details':
      return null;
    case 'consent':
      return <ConsentStep {...props} refuse={refuse} />;
    case 'selfie':
      return <SelfieStep {...props} refuse={refuse} />;
    case 'document':
      return <DocumentStep {...props} refuse={refuse} />;
    case 'complete':
      return <ResultStep {...props} />;
  }
}

/** The guest may be verified elsewhere, in another tab or at the desk. */
function useFreshBooking({ wizard, refresh }: VerificationStepsProps): void {
  const isOver = wizard.step === 'complete';
  const refreshInView = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => refreshInView(), refreshEveryMs);
    return () => clearInterval(timer);
  }, [isOver]);
}

/** A step that shows the reason itself (`isExplained`) gets no toast unless the guest leaves it. */
function useRefusal({ move, onPause, refresh }: VerificationStepsProps): Refuse {
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
