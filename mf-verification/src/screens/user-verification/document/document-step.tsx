import { useEffect, useState, type ReactNode } from 'react';
import { useBackLevels } from '../../../components/navigation/back-levels.ts';
import { LazyCamera, preloadCamera } from '../../../components/camera/lazy-camera.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PauseNotice, usePauseLeft } from '../../../components/booking/pause-notice.tsx';
import { useWords } from '../../../components/language/use-words.ts';
import type { DocumentPhoto, Wizard } from '../../../domain/wizard/wizard.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { CardSidesStep, type CardSide } from './card-sides-step.tsx';
import { DeskButton, useDeskOption } from '../desk/desk-option.tsx';
import { PhotoFileButton } from '../photo/photo-file-button.tsx';
import { PhotoStep } from '../photo/photo-step.tsx';
import { useIdentityCheck } from './use-identity-check.ts';
import type { StepProps } from '../step-props.ts';
import styles from './document-type-choice.module.css';

export function DocumentStep(props: StepProps) {
  const { booking, wizard, move, pause } = props;
  const [photographed, setPhotographed] = useState<CardSide | null>(null);
  useEffect(() => preloadCamera('document'), []);
  const check = useIdentityCheck(props);
  const desk = useDeskOption(props);
  const left = usePauseLeft(pause);
  // Back does not cancel a running check.
  useBackLevels(check.isChecking ? 1 : 0, () => undefined);
  const take = (side: CardSide, document: DocumentPhoto) =>
    move({ kind: side === 'first' ? 'take-document' : 'take-back', document });
  const otherSource = (side: CardSide) =>
    booking.allows_photo_files ? (
      <PhotoFileButton onChoose={(file) => take(side, { file, source: 'file' })} />
    ) : null;
  const step = {
    wizard,
    isChecking: check.isChecking,
    isPaused: left !== null,
    notice: <CheckNotice isChecking={check.isChecking} problem={check.problem} left={left} />,
    desk: check.isChecking ? null : <DeskButton onOpen={desk.open} />,
    onVerify: () => check.start(),
  };
  return (
    <>
      {wizard.otherSide === 'unasked' ? (
        <FirstPhotoStep
          {...step}
          move={move}
          otherSource={otherSource('first')}
          onTake={() => setPhotographed('first')}
        />
      ) : (
        <CardSidesStep
          {...step}
          otherSource={otherSource}
          onTake={setPhotographed}
          onRetake={(side) => move({ kind: side === 'first' ? 'retake-document' : 'retake-back' })}
          onNothingOnBack={() => check.start('one_sided_card')}
          onBack={() => move({ kind: 'back' })}
        />
      )}
      {photographed ? (
        <LazyCamera
          kind="document"
          onClose={() => setPhotographed(null)}
          onDesk={() => {
            setPhotographed(null);
            desk.open();
          }}
          onCapture={({ file }) => {
            take(photographed, { file, source: 'camera' });
            setPhotographed(null);
          }}
        />
      ) : null}
      {desk.dialog}
    </>
  );
}

interface FirstPhotoStepProps extends Pick<StepProps, 'wizard' | 'move'> {
  isChecking: boolean;
  isPaused: boolean;
  notice: ReactNode;
  desk: ReactNode;
  otherSource: ReactNode;
  onTake: () => void;
  onVerify: () => void;
}

function FirstPhotoStep(props: FirstPhotoStepProps) {
  const { wizard, move, isChecking, isPaused, notice, desk, otherSource, onTake, onVerify } = props;
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  return (
    <PhotoStep
      title={sayPage('stepDocument')}
      intro={say('documentIntro')}
      choice={
        <DocumentTypeChoice
          chosen={wizard.documentType}
          onChoose={(documentType) => move({ kind: 'choose-document', documentType })}
        />
      }
      advice={[
        say(wizard.documentType === 'id_card' ? 'documentFirstSide' : 'documentSide'),
        say('documentFlat'),
      ]}
      icon="document"
      isTaken={wizard.document !== null}
      photo={wizard.document?.file ?? null}
      photoName={say('documentPhoto')}
      taken={say('documentCaptured')}
      notice={notice}
      desk={desk}
      otherSource={otherSource}
      take={{ label: say('captureDocument'), onTake, busy: false, disabled: false }}
      onRetake={isChecking ? null : () => move({ kind: 'retake-document' })}
      onBack={isChecking ? null : () => move({ kind: 'back' })}
      next={{
        label: say('verifyIdentity'),
        disabled: wizard.document === null || isPaused,
        busy: isChecking,
        busyLabel: say('verifying'),
        onNext: onVerify,
      }}
    />
  );
}

interface CheckNoticeProps {
  isChecking: boolean;
  /** A toast announces the problem unless `isAnnounced` is set. */
  problem: { text: string; isAnnounced: boolean } | null;
  left: number | 'today' | null;
}

function CheckNotice({ isChecking, problem, left }: CheckNoticeProps) {
  const { say } = useWords(stepsCatalog);
  if (left !== null) return <PauseNotice left={left} />;
  if (isChecking) {
    return (
      <Notice tone="info" announced>
        {say('verifyingText')}
      </Notice>
    );
  }
  if (problem === null) return null;
  return (
    <Notice tone="error" announced={problem.isAnnounced}>
      <span dir="auto">{problem.text}</span>
    </Notice>
  );
}

interface DocumentTypeChoiceProps {
  chosen: Wizard['documentType'];
  onChoose: (documentType: Wizard['documentType']) => void;
}

const choices = [
  { documentType: 'passport', words: 'passport' },
  { documentType: 'id_card', words: 'idCard' },
] as const;

/** The choice is a hint; the server examines the photo itself. */
function DocumentTypeChoice({ chosen, onChoose }: DocumentTypeChoiceProps) {
  const { say } = useWords(stepsCatalog);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{say('documentType')}</legend>
      {choices.map(({ documentType, words }) => (
        <label key={documentType} className={styles.option}>
          <input
            type="radio"
            name="document-type"
            className={styles.mark}
            checked={chosen === documentType}
            onChange={() => onChoose(documentType)}
          />
          <span>{say(words)}</span>
        </label>
      ))}
    </fieldset>
  );
}
