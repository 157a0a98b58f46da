import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWasQuiet } from '../scheduling/use-was-quiet.ts';
import { menuCountQuery } from './menu-count.query.ts';

/**
 * The number beside a menu entry, of one hotel where its page is about one; 0 where the server does not say.
 * @param path where the entry's remote has it counted
 */
export function useMenuCount(path: string, hotelId: number | null): number {
  const queries = useQueryClient();
  const { data = 0, refetch } = useQuery({ ...menuCountQuery(path, hotelId), enabled: useWasQuiet() });
  // What is counted may be what the user has just changed.
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queries, refetch],
  );
  return data;
}
