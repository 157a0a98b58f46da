/**
 * Does `work` every so often while the page can be seen, and at once when it is seen or online again: then it is
 * told so. `work` may still be under way when it is next due. Returns the way to stop.
 */
export function pollWhileVisible(everyMs: number, work: (atOnce: boolean) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A little early at random, so that many tabs do not come at the same moment.
  const wait = () => {
    timer = setTimeout(run, everyMs * (0.85 + Math.random() * 0.15));
  };
  const run = (event?: Event) => {
    clearTimeout(timer);
    if (document.hidden) return;
    wait();
    void work(event !== undefined);
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
