import type { HeadPose } from '@suite/contracts/verification';
import { useEffect, useState } from 'react';
import { useBackLevels } from '../../../components/navigation/back-levels.ts';
import { LazyCamera, preloadCamera } from '../../../components/camera/lazy-camera.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Button } from '../../../components/kit/button.tsx';
import { PauseNotice, usePauseLeft } from '../../../components/booking/pause-notice.tsx';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { useDrawChallenge } from '../../../queries/verify-identity.ts';
import { DeskButton, useDeskOption } from '../desk/desk-option.tsx';
import { PhotoStep } from '../photo/photo-step.tsx';
import type { StepProps } from '../step-props.ts';
import { useSelfieCheck } from './use-selfie-check.ts';

function useChallenge({ booking, person, refuse }: StepProps) {
  const drawing = useDrawChallenge(booking.verification_token);
  const [challenge, setChallenge] = useState<{ challenge_id: string; poses: HeadPose[] } | null>(null);
  const { user_type, item_id } = person;
  return {
    challenge,
    draw: () =>
      drawing.mutate({ user_type, item_id }, { onSuccess: setChallenge, onError: (error) => refuse(error) }),
    end: () => setChallenge(null),
    isDrawing: drawing.isPending,
  };
}

/** The server draws the poses, the camera watches them, and the server decides. */
export function SelfieStep(props: StepProps) {
  const { wizard, move, pause } = props;
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  const { challenge, draw, end, isDrawing } = useChallenge(props);
  const { start, isChecking, problem, sendAgain } = useSelfieCheck(props);
  const desk = useDeskOption(props);
  const left = usePauseLeft(pause);
  useEffect(() => preloadCamera('selfie'), []);
  // Back does not cancel a running check.
  useBackLevels(isChecking ? 1 : 0, () => undefined);
  return (
    <>
      <PhotoStep
        title={sayPage('stepSelfie')}
        intro={say('selfieIntro')}
        advice={[say('selfieLight'), say('selfieBare')]}
        icon="face"
        isTaken={wizard.selfie !== null}
        photo={wizard.selfie?.file ?? null}
        photoName={say('selfiePhoto')}
        taken={say(wizard.selfie?.file ? 'selfieCaptured' : 'selfieKept')}
        notice={<SelfieNotice left={left} isChecking={isChecking} problem={problem} />}
        desk={isChecking ? null : <DeskButton onOpen={desk.open} />}
        take={{
          label: say(sendAgain ? 'tryAgain' : 'takeSelfie'),
          onTake: sendAgain ?? draw,
          busy: isDrawing || isChecking,
          disabled: left !== null,
        }}
        otherSource={sendAgain ? <RetakeButton busy={isDrawing} onRetake={draw} /> : null}
        onRetake={() => move({ kind: 'retake-selfie' })}
        onBack={isChecking ? null : () => move({ kind: 'back' })}
        next={{
          label: say('continue'),
          disabled: wizard.selfie === null,
          onNext: () => move({ kind: 'leave-selfie' }),
        }}
      />
      {challenge ? (
        <LazyCamera
          kind="selfie"
          poses={challenge.poses}
          onClose={end}
          onDesk={() => {
            end();
            desk.open();
          }}
          onCapture={(photo) => {
            start(challenge.challenge_id, photo);
            end();
          }}
        />
      ) : null}
      {desk.dialog}
    </>
  );
}

function RetakeButton({ busy, onRetake }: { busy: boolean; onRetake: () => void }) {
  const { say } = useWords(stepsCatalog);
  return (
    <Button block busy={busy} onClick={onRetake}>
      {say('retake')}
    </Button>
  );
}

interface SelfieNoticeProps {
  left: number | 'today' | null;
  isChecking: boolean;
  problem: string | null;
}

function SelfieNotice({ left, isChecking, problem }: SelfieNoticeProps) {
  const { say } = useWords(stepsCatalog);
  if (left !== null) return <PauseNotice left={left} />;
  if (isChecking) {
    return (
      <Notice tone="info" announced>
        {say('checkingSelfie')}
      </Notice>
    );
  }
  if (problem === null) return null;
  return (
    <Notice tone="error" announced>
      <span dir="auto">{problem}</span>
    </Notice>
  );
}
