import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: {
    id: string;
    type: string;
    timestamp: string;
    data: { booking_id?: number; hotel_id: number } & Record<string, unknown>;
  };
}

interface ReceiverAnswer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

export interface Receiver {
  url: string;
  received: ReceivedWebhook[];
  /** Throws for a wrong signature. */
  verify(secret: string, webhook: ReceivedWebhook | undefined): unknown;
  close(): void;
}

export async function startReceiver(
  answer: (webhook: ReceivedWebhook) => ReceiverAnswer | Promise<ReceiverAnswer> = () => ({ status: 204 }),
): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const { url: path = '', headers } = request;
      const webhook = { path, headers, body, event: JSON.parse(body) as ReceivedWebhook['event'] };
      received.push(webhook);
      const { status, body: answered = '', headers: answeredHeaders = {} } = await answer(webhook);
      response.writeHead(status, answeredHeaders).end(answered);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    verify(secret, webhook) {
      if (!webhook) throw new Error('Nothing was received');
      return new Webhook(secret).verify(webhook.body, webhook.headers as Record<string, string>);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
