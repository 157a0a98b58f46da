import type { CheckReason } from '@suite/contracts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { PauseNotice, usePauseLeft } from '../../components/pause-notice.tsx';
import { useFocusOnArrival } from '../../components/use-focus-on-arrival.ts';
import { useWords } from '../../components/use-words.ts';
import { completePath } from '../../domain/guest-address.ts';
import { pauseOfBooking } from '../../domain/pause.ts';
import { isSamePerson } from '../../domain/wizard.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { stepsCatalog, type StepsKey } from '../../languages/steps/steps-catalog.ts';
import type { VerificationStepsProps } from './step-props.ts';
import styles from './result-step.module.css';

const reasons: Readonly<Record<CheckReason, StepsKey>> = {
  NO_FACE_SELFIE: 'noFaceSelfie',
  NO_FACE_DOCUMENT: 'noFaceDocument',
  SEVERAL_FACES: 'severalFaces',
  FACE_TOO_SMALL: 'faceTooSmall',
  TOO_DARK: 'tooDark',
  TOO_BRIGHT: 'tooBright',
  BLURRED: 'blurred',
  TURN_MISSING: 'turnMissing',
  TURN_WRONG: 'turnWrong',
  NOT_LIVE: 'notLive',
  CHALLENGE_EXPIRED: 'challengeExpired',
  NO_MATCH: 'noMatch',
};

/** What the check came to, and where to go from here. */
export function ResultStep(props: VerificationStepsProps) {
  return props.wizard.outcome?.isVerified === false ? (
    <Refused {...props} outcome={props.wizard.outcome} />
  ) : (
    <Verified {...props} />
  );
}

function Verified({ booking, owner, person, move, go }: VerificationStepsProps) {
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
      </Card>
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

type RefusedProps = VerificationStepsProps & {
  outcome: { reason: CheckReason | null; desk_review: boolean };
};

function Refused({ booking, owner, person, move, pause, outcome }: RefusedProps) {
  const { say } = useWords(stepsCatalog);
  const heading = useFocusOnArrival();
  const left = usePauseLeft(pause ?? (isSamePerson(booking.person, person) ? pauseOfBooking(booking) : null));
  const { reason, desk_review } = outcome;
  const isForAnother = !isSamePerson(owner, person);
  return (
    <>
      <Card title={say('failed')} headingRef={heading}>
        <div className={classNames(styles.result, styles.failed)}>
          <Icon name="error" />
        </div>
        <p className={styles.lead}>{say('failedText')}</p>
        <p className={styles.text}>{say((reason && reasons[reason]) ?? 'otherReason')}</p>
        {left === null ? (
          <p className={styles.text}>{say(desk_review ? 'deskReview' : 'deskInstead')}</p>
        ) : (
          <PauseNotice left={left} />
        )}
      </Card>
      {left === null || isForAnother ? (
        <ActionBar>
          {isForAnother ? (
            <Button onClick={() => move({ kind: 'finish', person: owner })}>{say('backToGuests')}</Button>
          ) : null}
          {left === null ? (
            <Button variant="primary" onClick={() => move({ kind: 'try-again' })}>
              {say('tryAgain')}
            </Button>
          ) : null}
        </ActionBar>
      ) : null}
    </>
  );
}
