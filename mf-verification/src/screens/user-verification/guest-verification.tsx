import type { VerificationBooking } from '@suite/contracts/verification';
import { lazy, Suspense, useEffect, useRef, useState, useReducer } from 'react';
import { GuestPage } from '../../components/page/guest-page.tsx';
import { Spinner } from '../../components/kit/spinner.tsx';
import { Stepper } from '../../components/page/stepper.tsx';
import { useWords } from '../../components/language/use-words.ts';
import type { Go } from '../../domain/guest/guest-address.ts';
import { personOf, isPrimaryLink, type GuestView, type Person } from '../../domain/guest/guest-view.ts';
import type { Pause } from '../../domain/guest/pause.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { FinishedState } from './finished-state.tsx';
import { GuestDetails } from './guest-details.tsx';
import type { GuestPerson } from '@suite/contracts/bookings';
import { useBackLevels } from '../../components/navigation/back-levels.ts';
import { safeStorage } from '../../components/safe-storage.ts';
import { keepStep, keptStepKey, resumeStep } from '../../domain/wizard/kept-step.ts';
import { moveWizard, startWizard, stepsBack, type WizardMove } from '../../domain/wizard/wizard.ts';

const loadSteps = () => import('./verification-steps.tsx');
const VerificationSteps = lazy(async () => ({ default: (await loadSteps()).VerificationSteps }));

interface GuestVerificationProps {
  booking: VerificationBooking;
  view: Extract<GuestView, { person: unknown }>;
  go: Go;
  refresh: () => void;
  refreshing: boolean;
}

export function GuestVerification({ booking, view, go, refresh, refreshing }: GuestVerificationProps) {
  const { say } = useWords(pageCatalog);
  const owner = view.person;
  const { wizard, move, hasMoved } = useWizard(booking, owner, peopleToVerify(booking, view));
  const [pauses, setPauses] = useState<Readonly<Record<number, Pause>>>({});
  // The steps are prefetched; a failure shows up when a step opens.
  useEffect(() => void loadSteps().catch(() => undefined), []);
  const person = wizard.step === 'details' ? owner : personOf(booking, wizard.person);
  useVerifiedElsewhere(person, () => move({ kind: 'check', outcome: { isVerified: true } }));
  if (wizard.step === 'details' && view.kind !== 'details') {
    return (
      <FinishedState
        kind={view.kind}
        booking={booking}
        person={owner}
        go={go}
        refresh={refresh}
        refreshing={refreshing}
      />
    );
  }
  return (
    <GuestPage title={say('title')} subtitle={say('subtitle', { name: person.name })}>
      <Stepper
        current={wizard.step}
        isDone={person.is_verified || (wizard.step === 'complete' && wizard.outcome?.isVerified === true)}
      />
      {wizard.step === 'details' ? (
        <GuestDetails
          booking={booking}
          person={owner}
          pause={pauses[owner.item_id]}
          isArrival={hasMoved}
          go={go}
          move={move}
        />
      ) : (
        <Suspense fallback={<Spinner label={say('loading')} />}>
          <VerificationSteps
            booking={booking}
            wizard={wizard}
            move={move}
            owner={owner}
            person={person}
            pause={pauses[person.item_id]}
            onPause={(pause) => setPauses((known) => ({ ...known, [person.item_id]: pause }))}
            go={go}
            refresh={refresh}
          />
        </Suspense>
      )}
    </GuestPage>
  );
}

/** Shows the result when the person is verified on another device or at the front desk. */
function useVerifiedElsewhere({ item_id, user_type, is_verified }: Person, onVerified: () => void): void {
  const key = `${user_type} ${item_id}`;
  const before = useRef({ key, is_verified });
  useEffect(() => {
    const wasPending = before.current.key === key && !before.current.is_verified;
    before.current = { key, is_verified };
    if (wasPending && is_verified) onVerified();
  });
}

function peopleToVerify(
  { passengers, ...booking }: VerificationBooking,
  { kind, person }: Extract<GuestView, { person: Person }>,
): Person[] {
  if (kind !== 'details') return [];
  if (!person.is_verified) return [person];
  if (!isPrimaryLink({ passengers, ...booking })) return [];
  return passengers
    .filter(({ is_verified }) => !is_verified)
    .map(({ id, name, is_verified }) => ({ user_type: 'guest', item_id: id, name, is_verified }));
}

/** A reload resumes with one of `people`, and Back goes one step back. */
function useWizard(booking: VerificationBooking, owner: GuestPerson, people: readonly GuestPerson[]) {
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
