import type { Database } from '@suite/database';
import { documentSignatureHeader, overrideHeader } from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { applyOverrides } from './apply-overrides.ts';
import type { SecretKey } from '../grants/grant-signer.ts';
import type { OverrideSettings } from '../grants/presented-overrides.ts';
import { documentSigner } from './document-signer.ts';
import { recordGivenReleases } from './record-given-releases.ts';
import { acceptedSuffixes } from '../serve/accepted-encodings.ts';
import type { Visitor, VisitorOf } from '../visitor.ts';
import type { CandidateRelease } from './document-for-visitor.ts';
import { firstLanguage } from './first-language.ts';
import { makeDocument, rememberDocuments } from './remember-documents.ts';

// @fastify/compress looks for the first name in lower case.
const vary = `accept-encoding, Accept-Language, Cookie, Authorization, ${overrideHeader}`;

export type OnOverride = (outcome: 'applied' | 'refused') => void;

interface DocumentDeps {
  database: Database;
  visitor: VisitorOf;
  overrides: OverrideSettings;
  secretKey: SecretKey;
  listCandidates: (visitor: Visitor | null) => Promise<CandidateRelease[]>;
  onOverride?: OnOverride | undefined;
}

export function serveDocument(
  app: FastifyInstance,
  { database, visitor, overrides, secretKey, listCandidates, onOverride }: DocumentDeps,
): void {
  const rememberedDocument = rememberDocuments(documentSigner(secretKey));
  app.get('/remotes', async (request, reply) => {
    const visitorOfRequest = await visitor(request, reply);
    const candidates = await listCandidates(visitorOfRequest);
    const asked = request.headers[overrideHeader];
    const { candidates: shown, refused } =
      typeof asked === 'string'
        ? await applyOverrides({ database, ...overrides }, asked, { candidates, visitor: visitorOfRequest })
        : { candidates, refused: [] };
    for (const { cohort } of shown) if (cohort === 'override') onOverride?.('applied');
    refused.forEach(() => onOverride?.('refused'));
    await recordGivenReleases(database, shown, visitorOfRequest);
    // A developer's build changes under the same name, so its document is not cached.
    const document = typeof asked === 'string' ? makeDocument : rememberedDocument;
    const language = firstLanguage(request.headers['accept-language']);
    const { body, brotli, etag, signature } = document(shown, visitorOfRequest, language, {
      ...(refused.length > 0 && { refusedOverrides: refused }),
      ...(overrides.freeOverrides && { freeOverrides: true }),
    });
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary });
    if (includesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (signature !== undefined) reply.header(documentSignatureHeader, signature);
    reply.type('application/json; charset=utf-8');
    return acceptedSuffixes(request.headers['accept-encoding'])[0] === '.br'
      ? reply.header('content-encoding', 'br').send(brotli)
      : reply.send(body);
  });
}

/** Compares weakly, as a compressing proxy may have made the tag weak. */
function includesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
