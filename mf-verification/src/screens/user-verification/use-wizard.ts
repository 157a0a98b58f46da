import type { GuestPerson } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { useEffect, useReducer, useState } from 'react';
import { useBackLevels } from '../../components/navigation/back-levels.ts';
import { safeStorage } from '../../components/safe-storage.ts';
import { keepStep, keptStepKey, resumeStep } from '../../domain/wizard/kept-step.ts';
import { moveWizard, startWizard, stepsBack, type WizardMove } from '../../domain/wizard/wizard.ts';

/** A reload resumes with one of `people`, and Back goes one step back. */
export function useWizard(booking: VerificationBooking, owner: GuestPerson, people: readonly GuestPerson[]) {
  const key = keptStepKey(booking.id, owner);
  const [wizard, dispatch] = useReducer(
    moveWizard,
    owner,
    () => resumeStep({ kept: safeStorage.get('session', key), owner, people, booking }) ?? startWizard(owner),
  );
  const kept = keepStep(wizard);
  useEffect(() => safeStorage.set('session', key, kept), [key, kept]);
  const [hasMoved, setMoved] = useState(false);
  const move = (next: WizardMove) => {
    setMoved(true);
    dispatch(next);
  };
  useBackLevels(stepsBack(wizard.step), (times) => {
    for (let left = times; left > 0; left -= 1) move({ kind: 'back' });
  });
  return { wizard, move, hasMoved };
}
