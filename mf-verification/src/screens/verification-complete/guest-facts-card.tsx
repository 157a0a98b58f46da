import type { GuestFacts } from '@suite/contracts/bookings';
import type { VerificationBooking } from '@suite/contracts/verification';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/kit/button.tsx';
import { Card } from '../../components/kit/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextField } from '../../components/kit/text-field.tsx';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { useWords } from '../../components/language/use-words.ts';
import { choicesCatalog } from '../../languages/choices/choices-catalog.ts';
import { refusalOf, type Refusal } from '../../queries/call-as-guest.ts';
import { useStoreGuestFacts } from '../../queries/verification-complete.ts';
import styles from './guest-facts-card.module.css';

interface GuestFactsCardProps {
  token: string;
  facts: NonNullable<VerificationBooking['guest_facts']>;
}

const names = ['phone', 'arrival_time', 'requests'] as const;

const longestRequests = 500;

export function GuestFactsCard({ token, facts }: GuestFactsCardProps) {
  const { say } = useWords(choicesCatalog);
  const { values, change, submit, store, refusal } = useFactsForm(token, facts);
  const tell = useRefusalText();
  const id = useId();
  const phone = useRef<HTMLInputElement>(null);
  const isPhoneRefused = refusal !== null && refusesPhone(refusal);
  return (
    <Card title={say('factsTitle')}>
      <form
        className={styles.form}
        onSubmit={(event) => submit(event, () => phone.current?.focus())}
        noValidate
      >
        <p>{say('factsText')}</p>
        <TextField
          ref={phone}
          label={say('factsPhone')}
          type="tel"
          autoComplete="tel"
          value={values.phone}
          error={isPhoneRefused ? tell(refusal) : undefined}
          onChange={change('phone')}
        />
        <TextField
          label={say('factsArrival')}
          type="time"
          autoComplete="off"
          value={values.arrival_time}
          error={undefined}
          onChange={change('arrival_time')}
        />
        <label className={styles.label} htmlFor={`${id}-requests`}>
          {say('factsRequests')}
        </label>
        <textarea
          id={`${id}-requests`}
          className={styles.requests}
          rows={3}
          maxLength={longestRequests}
          value={values.requests}
          onChange={(event) => change('requests')(event.target.value)}
        />
        {store.isSuccess ? (
          <Notice tone="success" announced>
            {say('factsSaved')}
          </Notice>
        ) : null}
        {refusal && !isPhoneRefused ? (
          <Notice tone="error" announced>
            <span dir="auto">{refusal.status > 0 ? tell(refusal) : say('factsFailed')}</span>
          </Notice>
        ) : null}
        <Button type="submit" variant="primary" busy={store.isPending} busyLabel={say('factsSaving')}>
          {say('factsSave')}
        </Button>
      </form>
    </Card>
  );
}

const refusesPhone = ({ errors }: Refusal) => errors.some(({ field }) => field === 'phone');

/** Sends what the guest changed, so that what the hotel stored meanwhile stays. */
function useFactsForm(token: string, facts: GuestFactsCardProps['facts']) {
  const [values, setValues] = useState({
    phone: facts.phone ?? '',
    arrival_time: facts.arrival_time ?? '',
    requests: facts.requests ?? '',
  });
  const store = useStoreGuestFacts(token);
  const change = (name: keyof typeof values) => (entry: string) => {
    store.reset();
    setValues((current) => ({ ...current, [name]: entry }));
  };
  const submit = (event: FormEvent, onPhoneRefused: () => void) => {
    event.preventDefault();
    if (store.isPending) return;
    const changed = names.filter((name) => values[name].trim() !== (facts[name] ?? ''));
    const body: GuestFacts = Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
    store.mutate(body, {
      onError: (error) => {
        if (refusesPhone(refusalOf(error))) onPhoneRefused();
      },
    });
  };
  const refusal = store.error ? refusalOf(store.error) : null;
  return { values, change, submit, store, refusal };
}
