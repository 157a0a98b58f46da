import pg from 'pg';
import type { ListenHandlers } from './database.ts';

const reconnectDelayMs = 1_000;

export function listen(
  { connectionString, connectTimeoutMs }: { connectionString: string; connectTimeoutMs: number },
  channel: string,
  { onMessage, onOpen }: ListenHandlers,
): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  const open = async () => {
    timer = undefined;
    const opened = new pg.Client({
      ...{ connectionString, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true },
    });
    client = opened;
    const reopen = () => {
      if (isEnded || timer) return;
      timer = setTimeout(() => {
        opening = open();
      }, reconnectDelayMs).unref();
    };
    opened.on('notification', ({ payload = '' }) => onMessage(payload));
    // Without this listener, the error of a lost connection would end the process; `end` handles it.
    opened.on('error', () => undefined);
    opened.once('end', reopen);
    try {
      await opened.connect();
      (opened as pg.Client & { unref(): void }).unref();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      if (!isEnded) onOpen();
    } catch {
      await opened.end().catch(() => undefined);
      reopen();
    }
  };
  let opening = open();

  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await opening;
    await client?.end().catch(() => undefined);
  };
}
