import { handOverCatalog } from '../../languages/hand-over/hand-over-catalog.ts';
import { Card } from '../kit/card.tsx';
import { LinkCode } from './link-code.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { useWords } from '../language/use-words.ts';
import { WordsReady } from '../language/words-ready.tsx';
import { useFollowedBooking } from './follow-context.ts';
import styles from './phone-hand-over.module.css';

export interface PhoneHandOverProps {
  isSelfieAccepted?: boolean;
}

export function PhoneHandOver(props: PhoneHandOverProps) {
  useFollowedBooking();
  return (
    <WordsReady catalog={handOverCatalog}>
      <HandOverCard {...props} />
    </WordsReady>
  );
}

function HandOverCard({ isSelfieAccepted = false }: PhoneHandOverProps) {
  const { say } = useWords(handOverCatalog);
  return (
    <Card title={say('title')}>
      <div className={styles.handOver}>
        <LinkCode link={window.location.href} label={say('codeOfLink')} />
        <div className={styles.texts}>
          <p className={styles.text}>{say('text')}</p>
          <p className={styles.progress} role="status">
            <Spinner />
            <span>{say(isSelfieAccepted ? 'selfieAccepted' : 'waiting')}</span>
          </p>
        </div>
      </div>
    </Card>
  );
}
