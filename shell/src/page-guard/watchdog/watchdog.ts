/**
 * Runs beside the page's thread and reports when that stops answering: while code of a remote loops without end, no code of
 * the page runs. Silence is counted in ticks, since a computer that sleeps stops both.
 */
const tickMs = 1_000;
/** More than a slow computer needs for the slowest screen. */
const maxSilentTicks = 10;

/** The body of the report, ready to be sent; null while there is nothing to report or the page may be silent. */
let report: string | null = null;
let silentTicks = 0;

globalThis.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
  report = data;
  silentTicks = 0;
});

setInterval(() => {
  // The page answers with its report of the moment.
  globalThis.postMessage(null);
  silentTicks += 1;
  if (report === null || silentTicks < maxSilentTicks) return;
  void send(report);
  // Once; the next answer of the page starts the watch again.
  report = null;
}, tickMs);

async function send(body: string): Promise<void> {
  const post = () =>
    fetch('/platform/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    });
  const answer = await post().catch(() => undefined);
  // The server renews an expired session by an answer of 401, and takes the same report then.
  if (answer?.status === 401) await post().catch(() => undefined);
}
