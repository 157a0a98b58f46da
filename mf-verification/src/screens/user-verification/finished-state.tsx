import type { VerificationBooking } from '@suite/contracts/verification';
import { Button } from '../../components/kit/button.tsx';
import { PageState } from '../../components/page/page-state.tsx';
import { useWords } from '../../components/language/use-words.ts';
import { completePath, type Go } from '../../domain/guest/guest-address.ts';
import type { Person } from '../../domain/guest/guest-view.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { BirthQuestions } from './birth-questions.tsx';

interface FinishedStateProps {
  kind: 'waits-for-primary' | 'guest-done' | 'all-done';
  booking: VerificationBooking;
  person: Person;
  go: Go;
  refresh: () => void;
  refreshing: boolean;
}

export function FinishedState({ kind, booking, person, go, refresh, refreshing }: FinishedStateProps) {
  const { say } = useWords(pageCatalog);
  if (kind === 'waits-for-primary') {
    return (
      <PageState
        tone="warning"
        title={say('waiting')}
        text={say('waitingText')}
        action={
          <Button busy={refreshing} onClick={refresh}>
            {say('checkAgain')}
          </Button>
        }
      />
    );
  }
  const isAll = kind === 'all-done';
  const text = isAll ? 'allDoneText' : 'proceed';
  return (
    <PageState
      tone="success"
      title={say(isAll ? 'allDone' : 'guestDone')}
      text={say(booking.is_stay_over ? 'stayOver' : text)}
      action={
        <Button
          variant={isAll ? 'primary' : 'secondary'}
          onClick={() => go(completePath(booking.verification_token))}
        >
          {say('viewBooking')}
        </Button>
      }
    >
      <BirthQuestions booking={booking} person={person} />
    </PageState>
  );
}
