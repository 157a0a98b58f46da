import type { GuestPerson } from '@suite/contracts/bookings';
import { Button } from '../../../components/kit/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { useRefusalText } from '../../../components/language/use-refusal-text.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { refusalOf } from '../../../queries/call-as-guest.ts';
import { useChooseDesk } from '../../../queries/choose-desk.mutation.ts';
import styles from './desk-dialog.module.css';

interface DeskDialogProps {
  token: string;
  person: GuestPerson;
  onClose: () => void;
  onChosen: () => void;
  onRefused: () => void;
}

export function DeskDialog({ token, person, onClose, onChosen, onRefused }: DeskDialogProps) {
  const { say: sayPage } = useWords(pageCatalog);
  const { say } = useWords(stepsCatalog);
  const tell = useRefusalText();
  const choose = useChooseDesk(token);
  const refusal = refusalOf(choose.error);
  return (
    <Dialog title={say('deskTitle')} onClose={onClose}>
      <p>{say('deskText')}</p>
      {choose.error ? (
        <Notice tone="error" announced>
          {refusal.status > 0 ? tell(refusal) : say('deskFailed')}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={choose.isPending}
          onClick={() => choose.mutate(person, { onSuccess: onChosen, onError: onRefused })}
        >
          {say('deskAccept')}
        </Button>
        <Button onClick={onClose}>{sayPage('verifyHere')}</Button>
      </div>
    </Dialog>
  );
}
