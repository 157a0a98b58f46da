import { PassThrough, type Readable } from 'node:stream';

const waitTimeoutMs = 60_000;

/** The client has disconnected or stopped reading. */
class ClientGoneError extends Error {}

/**
 * A text produced while it is sent: `send` waits for the client, and fails once it has disconnected.
 * Resolves with the first piece and rejects when making it fails; a later failure breaks the text off.
 */
export async function streamText(
  make: (send: (text: string) => Promise<void>) => Promise<void>,
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

async function send(text: PassThrough, piece: string): Promise<void> {
  if (text.destroyed) throw new ClientGoneError();
  if (text.write(piece)) return;
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(new ClientGoneError());
    const tooLate = setTimeout(giveUp, waitTimeoutMs);
    text.once('drain', resolve).once('close', giveUp);
    const tidy = () => {
      clearTimeout(tooLate);
      text.off('drain', resolve).off('close', giveUp);
    };
    text.once('drain', tidy).once('close', tidy);
  });
}
