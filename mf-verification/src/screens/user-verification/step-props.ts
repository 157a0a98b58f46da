import type { VerificationBooking } from '@suite/contracts/verification';
import type { Go } from '../../domain/guest/guest-address.ts';
import type { Person } from '../../domain/guest/guest-view.ts';
import type { Pause } from '../../domain/guest/pause.ts';
import type { Wizard, WizardMove } from '../../domain/wizard/wizard.ts';

export interface VerificationStepsProps {
  booking: VerificationBooking;
  wizard: Wizard;
  move: (move: WizardMove) => void;
  /** The page belongs to `owner`, while `person` is being verified. */
  owner: Person;
  person: Person;
  pause: Pause | undefined;
  onPause: (pause: Pause) => void;
  go: Go;
  refresh: () => void;
}

export type Refuse = (error: unknown, options?: { isExplained: boolean }) => void;

export interface StepProps extends VerificationStepsProps {
  refuse: Refuse;
}
