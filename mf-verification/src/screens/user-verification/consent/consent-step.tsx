import { consentVersionOf, type ConsentTerms, type VerificationBooking } from '@suite/contracts/verification';
import { useEffect, useRef } from 'react';
import { ActionBar } from '../../../components/kit/action-bar.tsx';
import { Button } from '../../../components/kit/button.tsx';
import { Card } from '../../../components/kit/card.tsx';
import { Checkbox } from '../../../components/kit/checkbox.tsx';
import { Icon, type IconName } from '../../../components/kit/icon.tsx';
import { useFocusOnArrival } from '../../../components/navigation/use-focus-on-arrival.ts';
import { useLanguage } from '../../../components/language/use-language.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { stepsCatalog, type StepsKey } from '../../../languages/steps/steps-catalog.ts';
import { useGiveConsent } from '../../../queries/give-consent.mutation.ts';
import { DeskButton, useDeskOption } from '../desk/desk-option.tsx';
import type { StepProps } from '../step-props.ts';
import styles from './consent-step.module.css';

const uses: readonly { icon: IconName; title: StepsKey; text: StepsKey }[] = [
  { icon: 'person', title: 'personalInformation', text: 'personalInformationText' },
  { icon: 'face', title: 'photoVerification', text: 'photoVerificationText' },
  { icon: 'document', title: 'documentScan', text: 'documentScanText' },
];

export function ConsentStep(props: StepProps) {
  const { booking, wizard, person, move, refuse } = props;
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  const { language } = useLanguage();
  const heading = useFocusOnArrival();
  const desk = useDeskOption(props);
  const consent = useGiveConsent(booking.verification_token);
  const version = consentVersionOf(consentTermsOf(booking));
  useChange(version, () => move({ kind: 'tick', isConsented: false }));
  const { user_type, item_id } = person;
  const agree = () => {
    consent.mutate(
      { version, locale: language, user_type: { user_type, item_id } },
      { onSuccess: () => move({ kind: 'agree' }), onError: (error) => refuse(error) },
    );
  };
  return (
    <>
      <Card title={sayPage('stepConsent')} headingRef={heading}>
        <ConsentTerms booking={booking} />
        <DeskButton onOpen={desk.open} />
      </Card>
      <ActionBar
        first={
          <Checkbox
            label={say('consent')}
            checked={wizard.isConsented}
            onChange={(isConsented) => move({ kind: 'tick', isConsented })}
          />
        }
      >
        <Button onClick={() => move({ kind: 'back' })}>{say('back')}</Button>
        <Button variant="primary" disabled={!wizard.isConsented} busy={consent.isPending} onClick={agree}>
          {say('continue')}
        </Button>
      </ActionBar>
      {desk.dialog}
    </>
  );
}

/** Reports a changed text, because a tick for the earlier text is no consent to it. */
function useChange(version: string, onChange: () => void): void {
  const before = useRef(version);
  useEffect(() => {
    if (before.current === version) return;
    before.current = version;
    onChange();
  });
}

function ConsentTerms({ booking }: Pick<StepProps, 'booking'>) {
  const { say } = useWords(stepsCatalog);
  const { face_engine, retention_hours, document_retention_days: days } = consentTermsOf(booking);
  return (
    <>
      <p>{say('consentIntro')}</p>
      <ul className={styles.uses}>
        {uses.map(({ icon, title, text }) => (
          <li key={title} className={styles.use}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span>
              <strong className={styles.name}>{say(title)}</strong>
              <span className={styles.text}>{say(text)}</span>
            </span>
          </li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>{say('whatHappens')}</h3>
      <ul className={styles.happenings}>
        <li>{say('happensTurn')}</li>
        <li>{say(face_engine === 'rekognition' ? 'happensCompareAmazon' : 'happensCompare')}</li>
        <li>{say('happensAlone')}</li>
        <li>{say('happensMatched')}</li>
        <li>{retention_hours > 0 ? say('happensKept', { count: retention_hours }) : say('happensUnkept')}</li>
        <li>{say('happensTold', { count: retention_hours })}</li>
        <li>{say('happensReused')}</li>
        <li>{days > 0 ? say('happensData', { count: days }) : say('happensDataSameDay')}</li>
      </ul>
    </>
  );
}

/** Treats an unknown engine as the hotel's own server; the server then refuses a consent to the wrong text. */
function consentTermsOf({
  face_engine,
  retention_hours,
  document_retention_days,
}: VerificationBooking): ConsentTerms {
  const known = face_engine === 'rekognition' ? face_engine : 'local';
  return { face_engine: known, retention_hours, document_retention_days };
}
