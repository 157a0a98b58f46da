import type { VerificationBooking } from '@suite/contracts/verification';
import { ActionBar } from '../../components/kit/action-bar.tsx';
import { keptPhotos } from '../../domain/wizard/kept-photos.ts';
import { BookingCard } from '../../components/booking/booking-card.tsx';
import { Button } from '../../components/kit/button.tsx';
import { LazyPhoneHandOver } from '../../components/hand-over/lazy-phone-hand-over.tsx';
import { useMediaQuery } from '@suite/ui/headless';
import { desktopWidth } from '../../components/hand-over/device-queries.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { PauseNotice, usePauseLeft } from '../../components/booking/pause-notice.tsx';
import { useWords } from '../../components/language/use-words.ts';
import { completePath, type Go } from '../../domain/guest/guest-address.ts';
import { isPrimaryLink, type Person } from '../../domain/guest/guest-view.ts';
import { pauseOfBooking, type Pause } from '../../domain/guest/pause.ts';
import { isSamePerson, type WizardMove } from '../../domain/wizard/wizard.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { BirthQuestions } from './birth-questions.tsx';
import { OtherGuests } from './other-guests/other-guests.tsx';

interface GuestDetailsProps {
  booking: VerificationBooking;
  person: Person;
  /** The pause of a refused call overrides that of the booking. */
  pause: Pause | undefined;
  isArrival: boolean;
  go: Go;
  move: (move: WizardMove) => void;
}

export function GuestDetails({ booking, person, pause, isArrival, go, move }: GuestDetailsProps) {
  const { say } = useWords(pageCatalog);
  const isOwnLink = isSamePerson(person, booking.person);
  const left = usePauseLeft(pause ?? (isOwnLink ? pauseOfBooking(booking) : null));
  const isDesktop = useMediaQuery(desktopWidth);
  const isPrimary = person.user_type === 'primary';
  const isAtDesk = booking.desk_choices.some((choice) => isSamePerson(choice, person));
  return (
    <>
      {isAtDesk && !person.is_verified ? <Notice tone="info">{say('deskChosen')}</Notice> : null}
      {left !== null && !person.is_verified ? <PauseNotice left={left} /> : null}
      <BookingCard booking={booking} person={person} isArrival={isArrival} />
      <BirthQuestions booking={booking} person={person} />
      {isDesktop && !person.is_verified ? (
        <LazyPhoneHandOver
          isSelfieAccepted={booking.accepted_selfies.some((one) => isSamePerson(one, person))}
        />
      ) : null}
      {isPrimary && isPrimaryLink(booking) && booking.passengers.length > 0 ? (
        <OtherGuests
          booking={booking}
          onVerify={(guest) => move({ kind: 'turn-to', person: guest, photos: keptPhotos(booking, guest) })}
        />
      ) : null}
      <ActionBar>
        {person.is_verified ? (
          <Button onClick={() => go(completePath(booking.verification_token))}>{say('viewBooking')}</Button>
        ) : (
          <BeginButton person={person} isAtDesk={isAtDesk} isPaused={left !== null} move={move} />
        )}
      </ActionBar>
    </>
  );
}

interface BeginButtonProps extends Pick<GuestDetailsProps, 'person' | 'move'> {
  isAtDesk: boolean;
  isPaused: boolean;
}

function BeginButton({ person, isAtDesk, isPaused, move }: BeginButtonProps) {
  const { say } = useWords(pageCatalog);
  const begin =
    person.user_type === 'primary'
      ? say('continueVerification')
      : say('continueVerificationFor', { name: person.name });
  return (
    <Button
      variant={isAtDesk ? 'secondary' : 'primary'}
      disabled={isPaused}
      onClick={() => move({ kind: 'begin' })}
    >
      {isAtDesk ? say('verifyHere') : begin}
    </Button>
  );
}
