import type { Message } from '@suite/contracts/http';
import type { SearchHit } from '@suite/contracts/search';

export interface FoundHit extends Pick<SearchHit, 'kind' | 'id' | 'path'> {
  title: Message;
  details: Message[];
}
