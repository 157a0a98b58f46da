import { useEffect, useState } from 'react';
import { useBackLevels } from '../../components/back-levels.ts';
import { LazyCamera, preloadCamera } from '../../components/lazy-camera.tsx';
import { Notice } from '../../components/notice.tsx';
import { PauseNotice, usePauseLeft } from '../../components/pause-notice.tsx';
import { useWords } from '../../components/use-words.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { DeskOption } from './desk-option.tsx';
import { PhotoFileButton } from './photo-file-button.tsx';
import { PhotoStep } from './photo-step.tsx';
import { useIdentityCheck } from './use-identity-check.ts';
import type { StepProps } from './step-props.ts';

/** The photo of the document, and its check. */
export function DocumentStep(props: StepProps) {
  const { booking, wizard, move, pause } = props;
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => preloadCamera('document'), []);
  const check = useIdentityCheck(props);
  const left = usePauseLeft(pause);
  // As little as the button below it does Back leave a check that is under way.
  useBackLevels(check.isChecking ? 1 : 0, () => undefined);
  return (
    <>
      <PhotoStep
        title={sayPage('stepDocument')}
        intro={say('documentIntro')}
        advice={[say('documentSide'), say('documentFlat')]}
        icon="document"
        isTaken={wizard.document !== null}
        photo={wizard.document?.file ?? null}
        photoName={say('documentPhoto')}
        taken={say('documentCaptured')}
        notice={<CheckNotice isChecking={check.isChecking} problem={check.problem} left={left} />}
        desk={check.isChecking ? null : <DeskOption {...props} />}
        otherSource={
          booking.allows_photo_files ? (
            <PhotoFileButton
              onChoose={(file) => move({ kind: 'take-document', document: { file, source: 'file' } })}
            />
          ) : null
        }
        take={{ label: say('captureDocument'), onTake: () => setOpen(true), busy: false, disabled: false }}
        onRetake={check.isChecking ? null : () => move({ kind: 'retake-document' })}
        onBack={check.isChecking ? null : () => move({ kind: 'back' })}
        next={{
          label: say('verifyIdentity'),
          disabled: wizard.document === null || left !== null,
          busy: check.isChecking,
          busyLabel: say('verifying'),
          onNext: check.start,
        }}
      />
      {isOpen ? (
        <LazyCamera
          kind="document"
          onClose={() => setOpen(false)}
          onCapture={({ file }) => {
            move({ kind: 'take-document', document: { file, source: 'camera' } });
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

interface CheckNoticeProps {
  isChecking: boolean;
  /** Why the photos could not be checked, and nothing came of it. */
  problem: string | null;
  /** Of a pause. */
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
    <Notice tone="error">
      <span dir="auto">{problem}</span>
    </Notice>
  );
}
