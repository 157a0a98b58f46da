import { ActionBar } from '../../../components/kit/action-bar.tsx';
import { Button } from '../../../components/kit/button.tsx';
import { Card } from '../../../components/kit/card.tsx';
import { classNames } from '@suite/ui/headless';
import { Icon } from '../../../components/kit/icon.tsx';
import { PauseNotice, usePauseLeft } from '../../../components/booking/pause-notice.tsx';
import { useFocusOnArrival } from '../../../components/navigation/use-focus-on-arrival.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { completePath } from '../../../domain/guest/guest-address.ts';
import { pauseOfBooking } from '../../../domain/guest/pause.ts';
import { isSamePerson, type Refused } from '../../../domain/wizard/wizard.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { refusalsCatalog } from '../../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { BirthQuestions } from '../birth-questions.tsx';
import { reasonKey } from '../reason-key.ts';
import type { VerificationStepsProps } from '../step-props.ts';
import styles from './result-step.module.css';

export function ResultStep(props: VerificationStepsProps) {
  return props.wizard.outcome?.isVerified === false ? (
    <NotVerified {...props} outcome={props.wizard.outcome} />
  ) : (
    <Verified {...props} isDocumentExpired={props.wizard.outcome?.isDocumentExpired === true} />
  );
}

interface VerifiedProps extends VerificationStepsProps {
  isDocumentExpired: boolean;
}

function Verified({ booking, owner, person, move, go, isDocumentExpired }: VerifiedProps) {
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  const heading = useFocusOnArrival();
  const finish = () => move({ kind: 'finish', person: owner });
  const isForAnother = !isSamePerson(owner, person);
  const areOthersLeft = owner.user_type === 'primary' && booking.passengers.some((one) => !one.is_verified);
  return (
    <>
      <Card title={say('complete')} headingRef={heading}>
        <div className={classNames(styles.result, styles.verified)}>
          <Icon name="check" />
        </div>
        <p className={styles.text}>{say('completeText', { name: person.name })}</p>
        {isDocumentExpired ? <p className={styles.text}>{say('documentExpired')}</p> : null}
      </Card>
      <BirthQuestions booking={booking} person={person} />
      <ActionBar>
        {isForAnother || areOthersLeft ? (
          <Button variant="primary" onClick={finish}>
            {say(isForAnother ? 'backToGuests' : 'remainingGuests')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => go(completePath(booking.verification_token))}>
            {sayPage('viewBooking')}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

interface NotVerifiedProps extends VerificationStepsProps {
  outcome: Refused;
}

function NotVerified({ booking, owner, person, move, pause, outcome }: NotVerifiedProps) {
  const { say: sayRefusal } = useWords(refusalsCatalog);
  const { say } = useWords(stepsCatalog);
  const heading = useFocusOnArrival();
  const left = usePauseLeft(pause ?? (isSamePerson(booking.person, person) ? pauseOfBooking(booking) : null));
  const isForAnother = !isSamePerson(owner, person);
  const isForReception = reasonKey(outcome) === 'documentWithoutZone';
  const isZoneMissing = isForReception && !outcome.reason?.startsWith('PORTRAIT_');
  return (
    <>
      <Card title={say(isForReception ? 'almostDone' : 'failed')} headingRef={heading}>
        <div className={classNames(styles.result, styles.failed)}>
          <Icon name="error" />
        </div>
        {isForReception ? null : <p className={styles.lead}>{say('failedText')}</p>}
        <p className={styles.text}>{sayRefusal(reasonKey(outcome))}</p>
        {left === null ? (
          <p className={styles.text}>
            {say(isZoneMissing ? 'zoneHint' : outcome.desk_review ? 'deskReview' : 'deskInstead')}
          </p>
        ) : (
          <PauseNotice left={left} />
        )}
      </Card>
      <BirthQuestions booking={booking} person={person} />
      <ActionBar>
        {isForAnother || left !== null ? (
          <Button onClick={() => move({ kind: 'finish', person: owner })}>
            {say(isForAnother ? 'backToGuests' : 'back')}
          </Button>
        ) : null}
        {left === null ? (
          <Button variant="primary" onClick={() => move({ kind: 'try-again' })}>
            {say('tryAgain')}
          </Button>
        ) : null}
      </ActionBar>
    </>
  );
}
