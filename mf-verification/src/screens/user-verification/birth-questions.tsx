import type { VerificationBooking } from '@suite/contracts/verification';
import { useRef, useState } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/kit/button.tsx';
import { Card } from '../../components/kit/card.tsx';
import { useLanguage } from '../../components/language/use-language.ts';
import { useWords } from '../../components/language/use-words.ts';
import { personOf, type Person } from '../../domain/guest/guest-view.ts';
import { isSamePerson } from '../../domain/wizard/wizard.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import { useChooseBirthDate } from '../../queries/choose-birth-date.mutation.ts';
import styles from './birth-questions.module.css';

type OpenBirth = NonNullable<VerificationBooking['birth_choices']>[number];

interface BirthQuestionsProps {
  booking: VerificationBooking;
  person: Person;
}

/** The primary guest also answers for the guests that were checked with their link. */
export function BirthQuestions({ booking, person }: BirthQuestionsProps) {
  const [asked, setAsked] = useState<readonly OpenBirth[]>([]);
  const added = (booking.birth_choices ?? [])
    .filter((one) => person.user_type === 'primary' || isSamePerson(one, person))
    .filter((one) => !asked.some((known) => isSamePerson(known, one)));
  // An answered question stays, because its card has the focus and says thanks.
  if (added.length > 0) setAsked([...asked, ...added]);
  return asked.map((birth) => (
    <BirthQuestion
      key={`${birth.user_type} ${birth.item_id}`}
      token={booking.verification_token}
      birth={birth}
      name={isSamePerson(birth, person) ? null : personOf(booking, birth).name}
    />
  ));
}

interface BirthQuestionProps {
  token: string;
  birth: OpenBirth;
  /** Null asks the guest of the page. */
  name: string | null;
}

function BirthQuestion({ token, birth: { user_type, item_id, dates }, name }: BirthQuestionProps) {
  const { say } = useWords(pageCatalog);
  const { locale, language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = useChooseBirthDate(token);
  const { status, message } = refusalOf(choose.error);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const store = (date_of_birth: string) =>
    choose.mutate(
      { user_type: { user_type, item_id }, date_of_birth },
      { onSuccess: () => heading.current?.focus({ preventScroll: true }) },
    );
  return (
    <Card
      title={name === null ? say('birthQuestion') : say('birthQuestionOf', { name })}
      headingRef={heading}
    >
      {choose.isSuccess ? (
        <Notice tone="success" announced>
          {say('birthThanks')}
        </Notice>
      ) : (
        <>
          <p>{say('birthText')}</p>
          {choose.error ? (
            <Notice tone="error" announced>
              <span dir="auto">{language === 'en' && status > 0 ? message : say('birthFailed')}</span>
            </Notice>
          ) : null}
          <div className={styles.dates}>
            {dates.map((date) => (
              <Button key={date} busy={choose.isPending} onClick={() => store(date)}>
                {format.format(new Date(`${date}T00:00:00Z`))}
              </Button>
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
