import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Notice } from '../feedback/notice.tsx';
import { useWords } from '../language/use-words.ts';

export function DeskNotice() {
  const { say } = useWords(pageCatalog);
  return <Notice tone="info">{say('deskPending')}</Notice>;
}
