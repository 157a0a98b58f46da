import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { Agent } from 'undici';
import { isCallableAddress, hasCallableAddress, lookUpCallable } from './callable-addresses.ts';
import { guardedConnector } from './guarded-connector.ts';

const rules = { allowedHosts: ['spa.cluster', '169.254.1.1'], allowsLoopback: false, allowsPrivate: true };
const atHome = { allowedHosts: [], allowsLoopback: true, allowsPrivate: false };

test.each([
  ['93.184.216.34', true, true],
  ['10.1.2.3', true, false],
  ['192.168.1.1', true, false],
  ['fd00::1', true, false],
  ['2606:2800:220:1::1', true, true],
  ['127.0.0.1', false, false],
  ['0.0.0.0', false, false],
  ['169.254.169.254', false, false],
  ['168.63.129.16', false, false],
  ['192.0.0.192', false, false],
  ['100.100.100.200', false, false],
  ['100.64.0.1', false, false],
  ['224.0.0.1', false, false],
  ['255.255.255.255', false, false],
  ['::', false, false],
  ['::1', false, false],
  ['fe80::1', false, false],
  ['fd00:ec2::254', false, false],
  ['FD00:0EC2:0::254', false, false],
  ['fd00:ec2::23', false, false],
  ['fd20:ce::254', false, false],
  ['fd00:c1::a9fe:a9fe', false, false],
  ['fd00:42::42', false, false],
  ['::a9fe:a9fe', false, false],
  ['64:ff9b:1::a9fe:a9fe', false, false],
  ['::ffff:169.254.169.254', false, false],
  ['64:ff9b::a9fe:a9fe', false, false],
  ['2002:a9fe:a9fe::1', false, false],
])(
  'a host at %s is called where private networks are: %s, where they are not: %s',
  (address, isCallable, isPublic) => {
    expect(
      [true, false].map((allowsPrivate) =>
        isCallableAddress('spa.example', address, { ...rules, allowsPrivate }),
      ),
    ).toEqual([isCallable, isPublic]);
  },
);

test('hosts that the setting names may have any address; others may not by having the same one', () => {
  expect(isCallableAddress('spa.cluster', '169.254.1.1', rules)).toBe(true);
  expect(isCallableAddress('other.cluster', '169.254.1.1', rules)).toBe(false);
});

test('a name is refused by the addresses that it has', async () => {
  expect(await hasCallableAddress('localhost', rules)).toBe(false);
  expect(await hasCallableAddress('localhost', atHome)).toBe(true);
  const found = await new Promise<[unknown, unknown]>((resolve) => {
    lookUpCallable(rules)('localhost', {}, (error, address) => resolve([error?.name, address]));
  });
  expect(found).toEqual(['ForbiddenAddressError', []]);
});

test('a network address is refused by the connection as well, as it is not looked up', async () => {
  let calls = 0;
  const server = createServer((_request, response) => response.end(String((calls += 1)))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (agent: Agent) => {
    try {
      const { body } = await agent.request({ origin, path: '/', method: 'GET' });
      return await body.text();
    } finally {
      void agent.close();
    }
  };
  await expect(ask(new Agent({ connect: guardedConnector(rules, 1_000) }))).rejects.toMatchObject({
    code: 'FORBIDDEN_ADDRESS',
  });
  expect(calls).toBe(0);
  expect(await ask(new Agent({ connect: guardedConnector(atHome, 1_000) }))).toBe('1');
  server.close();
});
