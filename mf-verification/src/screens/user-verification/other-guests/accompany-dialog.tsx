import type { Passenger } from '@suite/contracts/bookings';
import { Button } from '../../../components/kit/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { useLanguage } from '../../../components/language/use-language.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { pageCatalog } from '../../../languages/page/page-catalog.ts';
import { useAccompanyGuest } from '../../../queries/accompany-guest.ts';
import { refusalOf } from '../../../queries/call-as-guest.ts';
import styles from '../desk/desk-dialog.module.css';

interface AccompanyDialogProps {
  token: string;
  guest: Passenger;
  onClose: () => void;
}

export function AccompanyDialog({ token, guest, onClose }: AccompanyDialogProps) {
  const { say } = useWords(pageCatalog);
  const { language } = useLanguage();
  const accompany = useAccompanyGuest(token);
  const { name } = guest;
  const explain = (error: Error) => {
    const { status, message } = refusalOf(error);
    toast.error(language === 'en' && status > 0 ? message : say('comesAlongFailed'));
  };
  return (
    <Dialog title={say('comesAlong')} onClose={onClose}>
      <p>{say('comesAlongQuestion', { name })}</p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={accompany.isPending}
          onClick={() => accompany.mutate(guest.id, { onSuccess: onClose, onError: explain })}
        >
          {say('comesAlongConfirm', { name })}
        </Button>
        <Button onClick={onClose}>{say('comesAlongCancel')}</Button>
      </div>
    </Dialog>
  );
}
