import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../language/use-words.ts';
import { CameraMessage } from './camera-message.tsx';

export function CameraPermission({ onEnable }: { onEnable: () => void }) {
  const { say } = useWords(cameraCatalog);
  return (
    <CameraMessage
      title={say('permissionRequired')}
      text={say('permissionReason')}
      actions={
        <Button variant="primary" onClick={onEnable}>
          {say('enableCamera')}
        </Button>
      }
    />
  );
}
