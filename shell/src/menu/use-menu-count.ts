import type { VisibleMenuEntry } from '@suite/descriptor';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWasQuiet } from '../scheduling/use-was-quiet.ts';
import { menuCountQuery } from './menu-count.query.ts';

/**
 * The number beside a menu entry, of one hotel where its page is about one. 0 for an entry that counts nothing, and where
 * the server does not say.
 */
export function useMenuCount(count: VisibleMenuEntry['count'], hotelId: number | null): number {
  const queries = useQueryClient();
  const path = count?.path;
  const counted = menuCountQuery(path ?? '', hotelId);
  const { data = 0, refetch } = useQuery({
    ...counted,
    enabled: useWasQuiet(),
    ...(path === undefined && { queryFn: skipToken }),
  });
  // What is counted may be what the user has just changed.
  useEffect(() => {
    if (path === undefined) return undefined;
    return queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') void refetch();
    });
  }, [path, queries, refetch]);
  return data;
}
