/**
 * Does `work` every so often while the page can be seen, and at once when it is seen or online again. `work`
 * may still be under way when it is next due. Returns the way to stop.
 */
export function keepTrying(everyMs: number | (() => number), work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A little early at random, so that many tabs do not come at the same moment.
  const wait = () => {
    const ms = typeof everyMs === 'number' ? everyMs : everyMs();
    timer = setTimeout(run, ms * (0.85 + Math.random() * 0.15));
  };
  const run = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    wait();
    void work();
  };
  wait();
  document.addEventListener('visibilitychange', run);
  globalThis.addEventListener('online', run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
    globalThis.removeEventListener('online', run);
  };
}
