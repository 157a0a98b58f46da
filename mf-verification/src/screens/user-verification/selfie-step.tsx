import type { HeadTurn } from '@suite/contracts/verification';
import { useEffect, useState } from 'react';
import { LazyCamera, preloadCamera } from '../../components/lazy-camera.tsx';
import { PauseNotice, usePauseLeft } from '../../components/pause-notice.tsx';
import { useWords } from '../../components/use-words.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { useDrawChallenge } from '../../queries/draw-challenge.mutation.ts';
import { PhotoStep } from './photo-step.tsx';
import type { StepProps } from './step-props.ts';

/** The live selfie: the server says which way to turn, the camera watches it. */
export function SelfieStep({ booking, wizard, person, move, pause, refuse }: StepProps) {
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  const draw = useDrawChallenge(booking.verification_token);
  const [challenge, setChallenge] = useState<{ challenge_id: string; turn: HeadTurn } | null>(null);
  const left = usePauseLeft(pause);
  useEffect(() => preloadCamera('selfie'), []);
  const open = () => {
    const { user_type, item_id } = person;
    draw.mutate({ user_type, item_id }, { onSuccess: setChallenge, onError: refuse });
  };
  return (
    <>
      <PhotoStep
        title={sayPage('stepSelfie')}
        intro={say('selfieIntro')}
        advice={[say('selfieLight'), say('selfieBare')]}
        icon="face"
        photo={wizard.selfie?.file ?? null}
        photoName={say('selfiePhoto')}
        taken={say('selfieCaptured')}
        notice={left === null ? null : <PauseNotice left={left} />}
        take={{ label: say('takeSelfie'), onTake: open, busy: draw.isPending, disabled: left !== null }}
        onRetake={() => move({ kind: 'retake-selfie' })}
        onBack={() => move({ kind: 'back' })}
        next={{
          label: say('continue'),
          disabled: wizard.selfie === null,
          onNext: () => move({ kind: 'leave-selfie' }),
        }}
      />
      {challenge ? (
        <LazyCamera
          kind="selfie"
          turn={challenge.turn}
          onClose={() => setChallenge(null)}
          onCapture={(photo) => {
            move({ kind: 'take-selfie', selfie: { ...photo, challenge_id: challenge.challenge_id } });
            setChallenge(null);
          }}
        />
      ) : null}
    </>
  );
}
