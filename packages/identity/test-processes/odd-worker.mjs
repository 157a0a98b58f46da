/** The first letters of the photo select the behaviour, so that tests can provoke failures. */
process.on('disconnect', () => process.exit());
process.on('message', ({ id, job }) => {
  const wish = Buffer.from(job.photo).toString();
  if (wish === 'crash') throw new Error('It was told to crash.');
  if (wish === 'leave') process.exit(3);
  if (wish === 'hang') return;
  if (wish === 'refuse') {
    process.send?.({ id, ok: false, code: 'UNREADABLE', message: 'No photo.' });
    return;
  }
  if (wish === 'abort') process.abort();
  const answer = {
    refused: null,
    description: new Float32Array(),
    quality: wish === 'who' ? String(process.pid) : wish,
  };
  setTimeout(() => process.send?.({ id, ok: true, answer }), Number(/\d+$/.exec(wish)?.[0] ?? 0) % 5);
});
