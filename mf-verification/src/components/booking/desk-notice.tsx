import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Notice } from '../feedback/notice.tsx';
import { useWords } from '../language/use-words.ts';

/** What those of a booking do who are not verified yet. */
export function DeskNotice() {
  const { say } = useWords(pageCatalog);
  return <Notice tone="info">{say('deskPending')}</Notice>;
}
