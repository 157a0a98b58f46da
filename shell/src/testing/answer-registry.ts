import { jest } from '@jest/globals';
import type { RegistryDocument } from '@suite/descriptor';
import { bodyOf } from './body-of.ts';

/** Answers the registry document; all other requests fail. */
export function answerRegistry(fields: Partial<RegistryDocument> = {}): void {
  const document: RegistryDocument = { version: 1, remotes: [], restrictedPaths: [], ...fields };
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    if (url !== '/platform/remotes') throw new TypeError('Nothing answers');
    const headers = new Map([['content-type', 'application/json']]);
    return { status: 200, ok: true, headers, body: bodyOf(JSON.stringify(document)) } as unknown as Response;
  });
}
