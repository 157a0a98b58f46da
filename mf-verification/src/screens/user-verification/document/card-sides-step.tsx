import { useEffect, useRef, type ReactNode } from 'react';
import { ActionBar } from '../../../components/kit/action-bar.tsx';
import { Button } from '../../../components/kit/button.tsx';
import { Card } from '../../../components/kit/card.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Icon } from '../../../components/kit/icon.tsx';
import { PhotoImage } from '../../../components/kit/photo-image.tsx';
import { useFocusOnArrival } from '../../../components/navigation/use-focus-on-arrival.ts';
import { useWords } from '../../../components/language/use-words.ts';
import type { DocumentPhoto, Wizard } from '../../../domain/wizard/wizard.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { refusalsCatalog } from '../../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import styles from './card-sides-step.module.css';

export type CardSide = 'first' | 'other';

interface CardSidesStepProps {
  wizard: Wizard;
  isChecking: boolean;
  isPaused: boolean;
  notice: ReactNode;
  desk: ReactNode;
  otherSource: (side: CardSide) => ReactNode;
  onTake: (side: CardSide) => void;
  onRetake: (side: CardSide) => void;
  onNothingOnBack: () => void;
  onBack: () => void;
  onVerify: () => void;
}

export function CardSidesStep({ wizard, isChecking, isPaused, notice, desk, ...props }: CardSidesStepProps) {
  const { say: sayPage } = useWords(pageCatalog);
  const { say: sayRefusal } = useWords(refusalsCatalog);
  const { say } = useWords(stepsCatalog);
  const heading = useFocusOnArrival();
  const { document, documentBack, otherSide } = wizard;
  const isReady = document !== null && documentBack !== null;
  const needed = {
    asked: sayRefusal('otherSideMissing'),
    'same-side': say('sameSide'),
    again: say('sideAgain'),
  };
  const side = (name: CardSide, photo: DocumentPhoto | null) => (
    <Side
      name={name}
      photo={photo}
      isBusy={isChecking}
      otherSource={props.otherSource(name)}
      onTake={() => props.onTake(name)}
      onRetake={() => props.onRetake(name)}
    />
  );
  return (
    <>
      <Card title={sayPage('stepDocument')} headingRef={heading}>
        {isReady || otherSide === 'unasked' ? null : (
          <Notice tone="info" announced>
            {needed[otherSide]}
          </Notice>
        )}
        <div className={styles.sides}>
          {side('first', document)}
          {side('other', documentBack)}
        </div>
        {document && !documentBack && !isChecking ? (
          <Button disabled={isPaused} onClick={props.onNothingOnBack}>
            {say('nothingOnBack')}
          </Button>
        ) : null}
        {notice}
        {desk}
      </Card>
      <ActionBar>
        {isChecking ? null : <Button onClick={props.onBack}>{say('back')}</Button>}
        <Button
          variant={isReady ? 'primary' : 'secondary'}
          disabled={!isReady || isPaused}
          busy={isChecking}
          busyLabel={say('verifying')}
          onClick={props.onVerify}
        >
          {say('verifyIdentity')}
        </Button>
      </ActionBar>
    </>
  );
}

interface SideProps {
  name: CardSide;
  photo: DocumentPhoto | null;
  isBusy: boolean;
  otherSource: ReactNode;
  onTake: () => void;
  onRetake: () => void;
}

const wordsOf = {
  first: { title: 'firstSide', take: 'captureFirstSide', retake: 'retakeFirstSide' },
  other: { title: 'otherSide', take: 'captureOtherSide', retake: 'retakeOtherSide' },
} as const;

function Side({ name, photo, isBusy, otherSource, onTake, onRetake }: SideProps) {
  const { say } = useWords(stepsCatalog);
  const { title, take, retake } = wordsOf[name];
  const button = useRef<HTMLButtonElement>(null);
  const had = useRef(photo);
  // The focused button disappears together with the photo, so the focus must move.
  useEffect(() => {
    if (had.current !== photo) button.current?.focus();
    had.current = photo;
  }, [photo]);
  return (
    <section className={styles.side} aria-label={say(title)}>
      <h3 className={styles.title}>{say(title)}</h3>
      {photo ? (
        <>
          {photo.file ? (
            <PhotoImage file={photo.file} alt={say(title)} className={styles.photo} />
          ) : (
            <p className={styles.kept}>
              <Icon name="check" />
              {say('sideKept')}
            </p>
          )}
          {isBusy ? null : (
            <Button ref={button} onClick={onRetake}>
              {say(retake)}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button variant="primary" icon="camera" block ref={button} disabled={isBusy} onClick={onTake}>
            {say(take)}
          </Button>
          {otherSource}
        </>
      )}
    </section>
  );
}
