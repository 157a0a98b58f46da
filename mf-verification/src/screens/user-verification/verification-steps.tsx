import { WordsReady } from '../../components/language/words-ready.tsx';
import { refusalsCatalog } from '../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { ConsentStep } from './consent/consent-step.tsx';
import { DocumentStep } from './document/document-step.tsx';
import { ResultStep } from './result/result-step.tsx';
import { SelfieStep } from './selfie/selfie-step.tsx';
import type { VerificationStepsProps } from './step-props.ts';
import { useRefusal } from './use-refusal.ts';

/** The steps after the details. */
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
