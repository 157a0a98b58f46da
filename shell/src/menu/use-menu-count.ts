import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWasQuiet } from '../scheduling/use-was-quiet.ts';
import { menuCountQuery } from './menu-count.query.ts';

export function useMenuCount(path: string, hotelId: number | null): number {
  const queries = useQueryClient();
  const { data = 0, refetch } = useQuery({ ...menuCountQuery(path, hotelId), enabled: useWasQuiet() });
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queries, refetch],
  );
  return data;
}
