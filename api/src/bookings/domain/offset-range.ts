export interface OffsetRange {
  from: 'start' | 'end';
  skip: number;
  take: number;
}

export function nearerEnd({ skip, take, size }: { skip: number; take: number; size: number }): OffsetRange {
  const behind = size - skip - take;
  return skip <= behind ? { from: 'start', skip, take } : { from: 'end', skip: behind, take };
}

export function slicesOf<List extends { size: number }>(
  lists: readonly List[],
  skip: number,
  limit: number,
): (List & { skip: number; take: number })[] {
  let start = 0;
  return lists.flatMap((list) => {
    const from = Math.max(skip - start, 0);
    const to = Math.min(skip + limit - start, list.size);
    start += list.size;
    return from < to ? [{ ...list, skip: from, take: to - from }] : [];
  });
}
