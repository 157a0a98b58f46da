import { useEffect, useRef, useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { finishRun, startRun, withRow, type BulkRun } from './bulk-run.ts';

export type BulkStep<Item> = (item: Item) => Promise<{ state: 'done' | 'unneeded'; text: string }>;

export function useBulkRun<Item>(onFinished: () => void) {
  const [run, setRun] = useState<BulkRun<Item>>();
  const stopped = useRef(false);
  useEffect(() => () => void (stopped.current = true), []);

  const start = async (items: readonly Item[], step: BulkStep<Item>) => {
    stopped.current = false;
    let now = startRun(items);
    const show = (next: BulkRun<Item>) => {
      now = next;
      setRun(stopped.current && next.phase === 'running' ? { ...next, phase: 'stopping' } : next);
    };
    for (const item of items) {
      if (stopped.current) break;
      show(withRow(now, item, 'running', t('Working...')));
      try {
        const { state, text } = await step(item);
        show(withRow(now, item, state, text));
      } catch (error) {
        show(withRow(now, item, 'refused', (error as Error).message));
      }
    }
    show(finishRun(now));
    onFinished();
    return now;
  };
  const stop = () => {
    stopped.current = true;
    setRun((before) => before && { ...before, phase: 'stopping' });
  };
  return { run, start, stop };
}
