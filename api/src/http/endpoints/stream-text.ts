import { PassThrough, type Readable } from 'node:stream';

const waitTimeoutMs = 60_000;

class ClientGoneError extends Error {}

export async function streamText(
  make: (send: (piece: string | Buffer) => Promise<void>) => Promise<void>,
): Promise<Readable> {
  const text = new PassThrough();
  const made = make((piece) => send(text, piece));
  const begun = new Promise((resolve) => text.once('readable', resolve));
  made.then(
    () => text.end(),
    (error: Error) => text.destroy(error instanceof ClientGoneError ? undefined : error),
  );
  await Promise.race([begun, made]);
  return text;
}

async function send(text: PassThrough, piece: string | Buffer): Promise<void> {
  if (text.destroyed) throw new ClientGoneError();
  if (text.write(piece)) return;
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(new ClientGoneError());
    const tooLate = setTimeout(giveUp, waitTimeoutMs);
    text.once('drain', resolve).once('close', giveUp);
    const tidy = () => {
      clearTimeout(tooLate);
      text.off('drain', resolve).off('close', giveUp).off('close', tidy);
    };
    text.once('drain', tidy).once('close', tidy);
  });
}
