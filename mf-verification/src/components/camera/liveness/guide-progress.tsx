import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { useWords } from '../../language/use-words.ts';
import styles from './guide-progress.module.css';

export function GuideProgress({ share }: { share: number }) {
  const { say } = useWords(cameraCatalog);
  return <progress className={styles.progress} aria-label={say('loadingGuide')} value={share} max={1} />;
}
