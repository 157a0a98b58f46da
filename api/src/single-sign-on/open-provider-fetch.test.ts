import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { continueTrace, runInTrace } from '../http/tracing/trace-context.ts';
import { openProviderFetch } from './open-provider-fetch.ts';

const options = { body: undefined, headers: {}, method: 'GET', redirect: 'manual' } as const;

test('a call carries the trace that it is made in', async () => {
  const server = createServer(({ headers }, response) =>
    response.end([headers['traceparent'], headers['tracestate']].join(' ')),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const provider = openProviderFetch({ allowsLoopback: true, allowedHosts: [], allowsPrivate: false });
  const trace = continueTrace(`00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`, 'congo=1');
  const answer = await runInTrace(trace, () => provider.fetch(`http://127.0.0.1:${port}`, options));
  expect(await answer.text()).toBe(`${trace.traceparent} congo=1`);
  await provider.close();
  server.close();
});
