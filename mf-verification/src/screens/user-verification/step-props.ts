import type { VerificationBooking } from '@suite/contracts/verification';
import type { Go } from '../../domain/guest/guest-address.ts';
import type { Person } from '../../domain/guest/guest-view.ts';
import type { Pause } from '../../domain/guest/pause.ts';
import type { Wizard, WizardMove } from '../../domain/wizard/wizard.ts';

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
  go: Go;
  refresh: () => void;
}

export type Refuse = (error: unknown, options?: { isExplained: boolean }) => void;

/** The same, and what to do about a call that was refused. */
export interface StepProps extends VerificationStepsProps {
  refuse: Refuse;
}
