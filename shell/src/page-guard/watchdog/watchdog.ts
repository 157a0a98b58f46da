/** Runs in a worker, because an endless loop blocks the page. Counts ticks, which stop while the computer sleeps. */
const tickMs = 1_000;
/** The limit exceeds the slowest screen on a slow computer. */
const maxSilentTicks = 10;

let report: string | null = null;
let silentTicks = 0;

globalThis.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
  report = data;
  silentTicks = 0;
});

setInterval(() => {
  globalThis.postMessage(null);
  silentTicks += 1;
  if (report === null || silentTicks < maxSilentTicks) return;
  void send(report);
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
  // A 401 response renews the session, so the second attempt succeeds.
  if (answer?.status === 401) await post().catch(() => undefined);
}
