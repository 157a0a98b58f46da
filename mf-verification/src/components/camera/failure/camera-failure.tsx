import { isInAppBrowser } from '../../../domain/camera/browser-family.ts';
import type { CameraProblem } from '../../../domain/camera/camera-problem.ts';
import { cameraCatalog, type CameraKey } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { LazyPhoneHandOver } from '../../hand-over/lazy-phone-hand-over.tsx';
import { useMediaQuery } from '@suite/ui/headless';
import { computer } from '../../hand-over/device-queries.ts';
import { useWords } from '../../language/use-words.ts';
import { CameraBlocked } from './camera-blocked.tsx';
import { CameraMessage } from './camera-message.tsx';
import { CameraPermission } from './camera-permission.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';

interface CameraFailureProps {
  problem: CameraProblem;
  onTryAgain: () => void;
}

const titles: Partial<Record<CameraProblem, CameraKey>> = {
  denied: 'accessBlocked',
  stopped: 'cameraStopped',
};

export function CameraFailure({ problem, onTryAgain }: CameraFailureProps) {
  const { say } = useWords(cameraCatalog);
  const isComputer = useMediaQuery(computer);
  if (problem === 'dismissed') return <CameraPermission onEnable={onTryAgain} />;
  if (problem === 'denied' && !isInAppBrowser(navigator)) return <CameraBlocked onTryAgain={onTryAgain} />;
  const elsewhere = problem === 'unsupported' || problem === 'denied';
  return (
    <CameraMessage
      alert
      title={say(titles[problem] ?? 'cameraFailed')}
      text={say(problem)}
      actions={
        problem === 'unsupported' ? null : (
          <Button variant="primary" onClick={onTryAgain}>
            {say('tryAgain')}
          </Button>
        )
      }
    >
      {elsewhere ? <OpenElsewhere /> : null}
      {problem === 'notFound' && isComputer ? <LazyPhoneHandOver /> : null}
    </CameraMessage>
  );
}
