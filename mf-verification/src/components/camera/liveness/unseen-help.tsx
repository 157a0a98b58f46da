import { useContext } from 'react';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../language/use-words.ts';
import { ShowAtDesk } from '../failure/show-at-desk.ts';
import styles from './unseen-help.module.css';

export function UnseenHelp({ onElsewhere }: { onElsewhere: () => void }) {
  const { say } = useWords(cameraCatalog);
  const onDesk = useContext(ShowAtDesk);
  return (
    <div className={styles.help}>
      <Button onClick={onDesk}>{say('showIdAtDesk')}</Button>
      <Button onClick={onElsewhere}>{say('anotherPhone')}</Button>
    </div>
  );
}
