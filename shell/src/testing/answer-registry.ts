import { jest } from '@jest/globals';
import type { RegistryDocument } from '@suite/descriptor';
import { bodyOf } from './body-of.ts';

/** Answers the registry document, and which addresses of paths are restricted; all other requests fail. */
export function answerRegistry(
  fields: Partial<RegistryDocument> = {},
  restrictedAt: Record<string, boolean | undefined> = {},
): void {
  const document: RegistryDocument = { version: 1, remotes: [], restrictedPaths: [], ...fields };
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    const restricted = restrictedAt[url as string];
    if (restricted !== undefined) {
      const answer = { success: true, message: '', result: { restricted } };
      return { status: 200, text: async () => JSON.stringify(answer) } as Response;
    }
    if (url !== '/platform/remotes') throw new TypeError('Nothing answers');
    const headers = new Map([['content-type', 'application/json']]);
    return { status: 200, ok: true, headers, body: bodyOf(JSON.stringify(document)) } as unknown as Response;
  });
}
