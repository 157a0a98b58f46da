/** `atOnce` is true if the page has become visible or online. `work` may still be pending when the next call is due. */
export function pollWhileVisible(everyMs: number, work: (atOnce: boolean) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A random offset keeps many tabs from polling at the same moment.
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
