import { parentPort } from 'node:worker_threads';

/** Does what the first letters of the photo it is handed say, so that a test can see what becomes of its job. */
parentPort?.on('message', ({ id, job }) => {
  const wish = Buffer.from(job.photo).toString();
  if (wish === 'crash') throw new Error('The thread was told to crash.');
  if (wish === 'leave') process.exit(3);
  if (wish === 'hang') return;
  if (wish === 'refuse') {
    parentPort?.postMessage({ id, ok: false, code: 'UNREADABLE', message: 'No photo.' });
    return;
  }
  const answer = { refused: null, description: new Float32Array(), quality: wish };
  setTimeout(
    () => parentPort?.postMessage({ id, ok: true, answer }),
    Number(/\d+$/.exec(wish)?.[0] ?? 0) % 5,
  );
});
