import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { ActionBar } from '../../../components/kit/action-bar.tsx';
import { Button } from '../../../components/kit/button.tsx';
import { Card } from '../../../components/kit/card.tsx';
import { Icon, type IconName } from '../../../components/kit/icon.tsx';
import { PhotoImage } from '../../../components/kit/photo-image.tsx';
import { useFocusOnArrival } from '../../../components/navigation/use-focus-on-arrival.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import styles from './photo-step.module.css';

interface PhotoStepProps {
  title: string;
  intro: string;
  choice?: ReactNode;
  advice: readonly string[];
  icon: IconName;
  /** A photo of an earlier visit is taken, but has no file. */
  isTaken: boolean;
  photo: File | null;
  photoName: string;
  taken: string;
  notice: ReactNode;
  desk: ReactNode;
  take: { label: string; onTake: () => void; busy: boolean; disabled: boolean };
  otherSource?: ReactNode;
  onRetake: (() => void) | null;
  onBack: (() => void) | null;
  next: { label: string; onNext: () => void; disabled: boolean; busy?: boolean; busyLabel?: string };
}

export function PhotoStep(props: PhotoStepProps) {
  const { title, isTaken, notice, desk, onBack, next } = props;
  const { say } = useWords(stepsCatalog);
  const heading = useFocusOnArrival();
  const { takeButton, takenText } = useFocusOfPhoto(isTaken);
  return (
    <>
      <Card title={title} headingRef={heading}>
        {isTaken ? (
          <TakenPhoto {...props} textRef={takenText} />
        ) : (
          <PhotoInstructions {...props} buttonRef={takeButton} />
        )}
        {notice}
        {desk}
      </Card>
      <ActionBar>
        {onBack ? <Button onClick={onBack}>{say('back')}</Button> : null}
        <Button
          variant={isTaken ? 'primary' : 'secondary'}
          disabled={next.disabled}
          busy={next.busy}
          busyLabel={next.busyLabel}
          onClick={next.onNext}
        >
          {next.label}
        </Button>
      </ActionBar>
    </>
  );
}

interface TakenPhotoProps extends Pick<PhotoStepProps, 'photo' | 'photoName' | 'taken' | 'onRetake'> {
  textRef: Ref<HTMLParagraphElement>;
}

function TakenPhoto({ photo, photoName, taken, onRetake, textRef }: TakenPhotoProps) {
  const { say } = useWords(stepsCatalog);
  return (
    <div className={styles.taken}>
      {photo ? <PhotoImage file={photo} alt={photoName} className={styles.photo} /> : null}
      <p className={styles.done} ref={textRef} tabIndex={-1} role="status">
        <Icon name="check" />
        {taken}
      </p>
      {onRetake ? <Button onClick={onRetake}>{say('retake')}</Button> : null}
    </div>
  );
}

interface PhotoInstructionsProps extends Pick<
  PhotoStepProps,
  'intro' | 'choice' | 'advice' | 'icon' | 'take' | 'otherSource'
> {
  buttonRef: Ref<HTMLButtonElement>;
}

function PhotoInstructions(props: PhotoInstructionsProps) {
  const { intro, choice, advice, icon, take, otherSource, buttonRef } = props;
  return (
    <>
      <p>{intro}</p>
      {choice}
      <ul className={styles.advice}>
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.drawing}>
        <Icon name={icon} />
      </div>
      <Button
        variant="primary"
        icon="camera"
        block
        ref={buttonRef}
        busy={take.busy}
        disabled={take.disabled}
        onClick={take.onTake}
      >
        {take.label}
      </Button>
      {otherSource}
    </>
  );
}

/** The focused element disappears when the photo appears or goes, so the focus must move. */
function useFocusOfPhoto(isTaken: boolean) {
  const takeButton = useRef<HTMLButtonElement>(null);
  const takenText = useRef<HTMLParagraphElement>(null);
  const before = useRef(isTaken);
  useEffect(() => {
    if (before.current === isTaken) return;
    before.current = isTaken;
    (isTaken ? takenText.current : takeButton.current)?.focus();
  }, [isTaken]);
  return { takeButton, takenText };
}
