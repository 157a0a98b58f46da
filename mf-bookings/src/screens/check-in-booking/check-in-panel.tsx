import type { Booking } from '@suite/contracts/bookings';
import type { DeskMethod, DeskPerson, DeskVerification } from '@suite/contracts/verification';
import { Button, FormField, Select, Spinner, useFocusFirstInvalid } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { openFlagsOf } from '../../domain/booking-flags.ts';
import { earlyQuestion } from '../../domain/booking-texts.ts';
import { t } from '../../languages/catalog.ts';
import { getVerificationQuery } from '../../queries/bookings.ts';
import type { ChangeStay } from '../change-stay/use-change-stay.ts';
import { CheckInRoom, readMs, useCheckInRoom } from './check-in-room.tsx';
import { FlagsToTick, useTickedFlags } from './flags-to-tick.tsx';
import styles from './check-in-booking.module.css';

interface CheckInPanelProps {
  booking: Booking;
  stay: ChangeStay;
  onClose: () => void;
}

/** The room has an answer already: Enter on the button is enough if it is all that is left. */
const firstControl = 'select:not([name="room_id"]), input, button[type="submit"]';

/** Shows what is left before the guests of a row can check in, and does it in one step. */
export function CheckInPanel(props: CheckInPanelProps) {
  const { data } = useQuery({ ...getVerificationQuery(props.booking.id), staleTime: readMs });
  return data ? <CheckInForm {...props} verification={data} /> : <Spinner text={t('Loading...')} />;
}

interface CheckInFormProps extends CheckInPanelProps {
  verification: DeskVerification;
}

function CheckInForm({ booking, stay, onClose, verification }: CheckInFormProps) {
  const { people, is_before_arrival, checkin_date } = verification;
  const [failures, setFailures] = useState(0);
  const flags = openFlagsOf(people);
  const ticks = useTickedFlags(flags);
  const documents = useShownDocuments(people);
  const room = useCheckInRoom(booking);
  const form = useFocusFirstInvalid(failures);
  const busy = stay.isBusy(booking.id);
  const opener = useRef(document.activeElement);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [form]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const isComplete = documents.isComplete && ticks.areAllTicked && !room.isUpgradeMissing;
    if (!isComplete) return setFailures(failures + 1);
    const acknowledged = flags.map(({ user_type, item_id, flag }) => ({ user_type, item_id, flag }));
    const body = { early: is_before_arrival, acknowledged, ...documents.body, ...room.body };
    const failure = await stay.checkIn(booking.id, body, room.isUpgrade);
    if (failure) room.refuse(failure);
    else onClose();
  };
  return (
    <form
      ref={form}
      className={styles.panel}
      aria-label={t('Check in booking {id}', { id: booking.id })}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {is_before_arrival ? <p className={styles.line}>{earlyQuestion(checkin_date)}</p> : null}
      <CheckInRoom booking={booking} room={room} isRefused={failures > 0} busy={busy} />
      <ShownDocuments {...documents} busy={busy} isRefused={failures > 0} />
      <FlagsToTick
        ticks={ticks}
        flags={flags}
        busy={busy}
        error={failures > 0 && !ticks.areAllTicked ? t('Please tick each point first.') : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('Checking in...')}>
          {is_before_arrival ? t('Check in early') : t('Check in')}
        </Button>
        <Button
          disabled={busy}
          onClick={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
            onClose();
          }}
        >
          {t('Close')}
        </Button>
      </div>
    </form>
  );
}

const keyOf = ({ user_type }: DeskPerson) => `${user_type.user_type} ${user_type.item_id}`;

function useShownDocuments(people: readonly DeskPerson[]) {
  const [methods, setMethods] = useState<ReadonlyMap<string, DeskMethod>>(new Map());
  const unverified = people.filter(({ is_verified }) => !is_verified);
  const shown = unverified.flatMap((person) => {
    const method = methods.get(keyOf(person));
    return method ? [{ ...person.user_type, method }] : [];
  });
  return {
    unverified,
    body: shown.length > 0 ? { shown } : {},
    isComplete: shown.length === unverified.length,
    methodOf: (person: DeskPerson) => methods.get(keyOf(person)) ?? '',
    choose: (person: DeskPerson, method: DeskMethod) =>
      setMethods((before) => new Map(before).set(keyOf(person), method)),
  };
}

interface ShownDocumentsProps extends ReturnType<typeof useShownDocuments> {
  busy: boolean;
  isRefused: boolean;
}

function ShownDocuments({ unverified, methodOf, choose, busy, isRefused }: ShownDocumentsProps) {
  return unverified.map((person) => (
    <FormField
      key={keyOf(person)}
      label={t('What {name} shows', { name: person.name })}
      error={isRefused && !methodOf(person) ? t('Choose a document') : undefined}
    >
      <Select
        placeholder={t('Choose a document')}
        value={methodOf(person)}
        options={documentsFor(person)}
        disabled={busy}
        onChange={(method) => choose(person, method)}
      />
    </FormField>
  ));
}

function documentsFor({ type }: DeskPerson): { value: DeskMethod; label: string }[] {
  return [
    { value: 'passport', label: t('Passport') },
    { value: 'id_card', label: t('ID card') },
    { value: 'driving_licence', label: t('Driving licence') },
    ...(type === 'Adult' ? [] : [{ value: 'guardian' as const, label: t('Comes with an adult') }]),
  ];
}
