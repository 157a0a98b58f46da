import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../components/use-words.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import styles from './desk-dialog.module.css';

/** The way without a camera. */
export function DeskDialog({ onClose, onAccept }: { onClose: () => void; onAccept: () => void }) {
  const { say } = useWords(stepsCatalog);
  return (
    <Dialog title={say('deskTitle')} onClose={onClose}>
      <p>{say('deskText')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onAccept}>
          {say('deskAccept')}
        </Button>
        <Button onClick={onClose}>{say('deskRefuse')}</Button>
      </div>
    </Dialog>
  );
}
