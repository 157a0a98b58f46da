import { useState } from 'react';
import { Button } from '../../components/kit/button.tsx';
import { Card } from '../../components/kit/card.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useLanguage } from '../../components/language/use-language.ts';
import { useRefusalText } from '../../components/language/use-refusal-text.ts';
import { useWords } from '../../components/language/use-words.ts';
import { choicesCatalog } from '../../languages/choices/choices-catalog.ts';
import { refusalOf } from '../../queries/call-as-guest.ts';
import { useDeleteVerificationData } from '../../queries/verification-complete.ts';
import styles from './your-data-card.module.css';

interface YourDataCardProps {
  token: string;
  retentionDays: number;
  deletedAt: string | null;
}

export function YourDataCard({ token, retentionDays, deletedAt }: YourDataCardProps) {
  const { say } = useWords(choicesCatalog);
  const { locale } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const date = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));
  return (
    <Card title={say('dataTitle')}>
      <div className={styles.body}>
        {deletedAt === null ? (
          <p>
            {say('dataText')}{' '}
            {retentionDays > 0 ? say('dataPeriod', { count: retentionDays }) : say('dataPeriodSameDay')}
          </p>
        ) : (
          <Notice tone="success" announced>
            {say('dataDone', { date: date(deletedAt) })}
          </Notice>
        )}
        <Button onClick={() => setAsking(true)}>{say('dataButton')}</Button>
      </div>
      {isAsking ? <DeleteDialog token={token} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function DeleteDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { say } = useWords(choicesCatalog);
  const erase = useDeleteVerificationData(token);
  const tell = useRefusalText();
  const refusal = refusalOf(erase.error);
  return (
    <Dialog title={say('dataAsk')} onClose={onClose}>
      <div className={styles.body}>
        <p>{say('dataAskText')}</p>
        {erase.error ? (
          <Notice tone="error" announced>
            <span dir="auto">{refusal.status > 0 ? tell(refusal) : say('dataFailed')}</span>
          </Notice>
        ) : null}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say('dataKeep')}</Button>
          <Button
            variant="danger"
            busy={erase.isPending}
            busyLabel={say('dataDeleting')}
            onClick={() => erase.mutate(undefined, { onSuccess: onClose })}
          >
            {say('dataButton')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
