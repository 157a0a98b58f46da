import type { VerificationBooking } from '@suite/contracts';
import { WordsReady } from '../../components/words-ready.tsx';
import type { Go } from '../../domain/guest-address.ts';
import type { Person } from '../../domain/guest-view.ts';
import type { Pause } from '../../domain/pause.ts';
import type { Wizard, WizardMove } from '../../domain/wizard.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { ConsentStep } from './consent-step.tsx';
import { DocumentStep } from './document-step.tsx';
import { ResultStep } from './result-step.tsx';
import { SelfieStep } from './selfie-step.tsx';
import { useRefusal } from './use-refusal.ts';

/** What every step is given. */
export interface VerificationStepsProps {
  booking: VerificationBooking;
  wizard: Wizard;
  move: (move: WizardMove) => void;
  /** Whose page it is. */
  owner: Person;
  /** Whose turn it is. */
  person: Person;
  pause: Pause | undefined;
  onPause: (pause: Pause) => void;
  /** Somebody would rather show their ID at the desk. */
  onDesk: () => void;
  go: Go;
  refresh: () => void;
}

/** The same, and what to do about a call that was refused. */
export interface StepProps extends VerificationStepsProps {
  refuse: (error: unknown) => void;
}

/** The steps after the details. */
export function VerificationSteps(props: VerificationStepsProps) {
  return (
    <WordsReady catalog={stepsCatalog}>
      <CurrentStep {...props} />
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
