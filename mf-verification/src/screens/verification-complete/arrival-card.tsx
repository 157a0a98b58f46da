import type { VerificationBooking } from '@suite/contracts/verification';
import { Card } from '../../components/kit/card.tsx';
import { LinkCode } from '../../components/hand-over/link-code.tsx';
import { useWords } from '../../components/language/use-words.ts';
import { choicesCatalog } from '../../languages/choices/choices-catalog.ts';
import styles from './arrival-card.module.css';

export function ArrivalCard({ code, link }: NonNullable<VerificationBooking['arrival']>) {
  const { say } = useWords(choicesCatalog);
  const spoken = `${code.slice(0, 4)} ${code.slice(4)}`;
  return (
    <Card title={say('arrivalTitle')}>
      <div className={styles.arrival}>
        <LinkCode link={link} label={say('arrivalQr', { code: spoken })} />
        <p className={styles.code} dir="ltr">
          {spoken}
        </p>
        <p>{say('arrivalText')}</p>
      </div>
    </Card>
  );
}
