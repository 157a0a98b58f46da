import { useId } from 'react';
import { isApple } from '../../../domain/camera/browser-family.ts';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { useFollowedBooking } from '../../hand-over/follow-context.ts';
import { toast } from '../../feedback/toast.ts';
import { useWords } from '../../language/use-words.ts';
import { LinkCode } from '../../hand-over/link-code.tsx';
import styles from './open-elsewhere.module.css';

export function OpenElsewhere() {
  const { say } = useWords(cameraCatalog);
  const id = useId();
  useFollowedBooking();
  const browser = isApple(navigator) ? 'Safari' : 'Chrome';
  const link = window.location.href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(say('linkCopied'));
    } catch {
      toast.error(say('linkNotCopied'));
    }
  };
  return (
    <section className={styles.elsewhere} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {say('openElsewhere', { browser })}
      </h4>
      <p className={styles.text}>{say('openElsewhereReason', { browser })}</p>
      <div className={styles.link}>
        <input
          className={styles.address}
          aria-label={say('yourLink')}
          readOnly
          dir="ltr"
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" onClick={() => void copy()}>
          {say('copyLink')}
        </Button>
      </div>
      <p className={styles.text}>{say('scanCode')}</p>
      <LinkCode link={link} label={say('codeOfLink')} />
    </section>
  );
}
