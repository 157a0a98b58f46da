import type { Passenger, GuestPerson } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/kit/button.tsx';
import { Card } from '../../../components/kit/card.tsx';
import { PeopleList } from '../../../components/booking/people-list.tsx';
import { VisuallyHidden } from '../../../components/kit/visually-hidden.tsx';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import styles from './other-guests.module.css';
import { toast } from '../../../components/feedback/toast.ts';
import { useLanguage } from '../../../components/language/use-language.ts';
import { refusalOf } from '../../../queries/call-as-guest.ts';
import { useUndoAccompany } from '../../../queries/accompany-guest.ts';

const SendVerificationEmailDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './send-verification-email-dialog.tsx'))
    .SendVerificationEmailDialog,
}));

type OtherGuest = VerificationBooking['passengers'][number];

interface OtherGuestsProps {
  booking: VerificationBooking;
  onVerify: (guest: GuestPerson) => void;
}

export function OtherGuests({ booking, onVerify }: OtherGuestsProps) {
  const { say } = useWords(pageCatalog);
  const [addressee, setAddressee] = useState<Passenger | null>(null);
  const [sentTo, setSentTo] = useState<Readonly<Record<number, string>>>({});
  const { passengers, desk_choices, is_verified: isOpen } = booking;
  const pending = passengers.filter(({ is_verified }) => !is_verified).length;
  return (
    <Card
      title={say('otherGuests')}
      mark={
        <span className={styles.count}>
          {pending === 0 ? say('nobodyPending') : say('pendingGuests', { count: pending })}
        </span>
      }
    >
      {isOpen ? null : <p className={styles.first}>{say('verifyYourselfFirst')}</p>}
      <PeopleList
        people={passengers.map((guest) => ({
          key: String(guest.id),
          name: guest.name,
          type: guest.type,
          is_verified: guest.is_verified,
          note: <GuestNote guest={guest} deskChoices={desk_choices} sentTo={sentTo[guest.id]} />,
          actions:
            isOpen && (guest.is_accompanied || !guest.is_verified) ? (
              <GuestActions
                token={booking.verification_token}
                guest={guest}
                onVerify={() => onVerify({ user_type: 'guest', item_id: guest.id })}
                onSendEmail={() => setAddressee(guest)}
              />
            ) : null,
        }))}
      />
      {addressee ? (
        <Suspense fallback={<VisuallyHidden>{say('loading')}</VisuallyHidden>}>
          <SendVerificationEmailDialog
            booking={booking}
            guest={addressee}
            onSent={(email) => setSentTo((known) => ({ ...known, [addressee.id]: email }))}
            onClose={() => setAddressee(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

interface GuestNoteProps {
  guest: OtherGuest;
  deskChoices: readonly GuestPerson[];
  sentTo: string | undefined;
}

function GuestNote({ guest, deskChoices, sentTo }: GuestNoteProps) {
  const { say } = useWords(pageCatalog);
  if (guest.is_verified) {
    return guest.is_accompanied ? <span className={styles.desk}>{say('comesAlongDone')}</span> : null;
  }
  const isAtDesk = deskChoices.some(
    ({ user_type, item_id }) => user_type === 'guest' && item_id === guest.id,
  );
  return (
    <>
      {isAtDesk ? <span className={styles.desk}>{say('atDesk')}</span> : null}
      {sentTo ? (
        <span className={styles.sent} role="status">
          {say('emailSentTo', { email: sentTo })}
        </span>
      ) : null}
    </>
  );
}

interface GuestActionsProps {
  token: string;
  guest: OtherGuest;
  onVerify: () => void;
  onSendEmail: () => void;
}

function GuestActions({ token, guest, onVerify, onSendEmail }: GuestActionsProps) {
  const { say } = useWords(pageCatalog);
  if (guest.is_accompanied) return <UndoAccompanyButton token={token} guest={guest} />;
  return (
    <>
      <Button variant="primary" aria-label={say('verifyGuest', { name: guest.name })} onClick={onVerify}>
        {say('verify')}
      </Button>
      <Button icon="mail" aria-label={say('sendEmailTo', { name: guest.name })} onClick={onSendEmail}>
        {say('sendEmail')}
      </Button>
      {guest.type === 'Adult' ? null : <AccompanyButton token={token} guest={guest} />}
    </>
  );
}

const AccompanyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './accompany-dialog.tsx')).AccompanyDialog,
}));

function AccompanyButton({ token, guest }: { token: string; guest: Passenger }) {
  const { say } = useWords(pageCatalog);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button aria-label={say('guestComesAlong', { name: guest.name })} onClick={() => setIsAsking(true)}>
        {say('comesAlong')}
      </Button>
      {isAsking ? (
        <Suspense fallback={<VisuallyHidden>{say('loading')}</VisuallyHidden>}>
          <AccompanyDialog token={token} guest={guest} onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function UndoAccompanyButton({ token, guest }: { token: string; guest: Passenger }) {
  const { say } = useWords(pageCatalog);
  const { language } = useLanguage();
  const undo = useUndoAccompany(token);
  const explain = (error: Error) => {
    const { status, message } = refusalOf(error);
    toast.error(language === 'en' && status > 0 ? message : say('comesAlongUndoFailed'));
  };
  return (
    <Button
      aria-label={say('guestComesAlongUndo', { name: guest.name })}
      busy={undo.isPending}
      onClick={() => undo.mutate(guest.id, { onError: explain })}
    >
      {say('comesAlongUndo')}
    </Button>
  );
}
