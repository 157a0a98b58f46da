import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { useFollowedBooking } from '../../hand-over/follow-context.ts';
import { LinkCode } from '../../hand-over/link-code.tsx';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../language/use-words.ts';
import { CameraMessage } from '../failure/camera-message.tsx';
import styles from './another-phone.module.css';

export function AnotherPhone({ onBack }: { onBack: () => void }) {
  const { say } = useWords(cameraCatalog);
  useFollowedBooking();
  return (
    <div className={styles.place}>
      <CameraMessage
        title={say('anotherPhone')}
        text={say('anotherPhoneText')}
        actions={
          <Button variant="primary" onClick={onBack}>
            {say('tryAgain')}
          </Button>
        }
      >
        <LinkCode link={window.location.href} label={say('codeOfLink')} />
      </CameraMessage>
    </div>
  );
}
