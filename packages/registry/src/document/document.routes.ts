import { sql, type Database } from '@suite/database';
import {
  documentSignatureHeader,
  overrideHeader,
  releaseIdPattern,
  type ReleaseHashes,
} from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { applyOverrides } from './apply-overrides.ts';
import type { SecretKey } from '../grants/grant-signer.ts';
import type { OverrideSettings } from '../grants/presented-overrides.ts';
import { documentSigner } from '../signing-key.ts';
import { acceptedSuffixes } from '../serve/content-types.ts';
import { sessionOf, type Visitor, type VisitorOf } from '../visitor.ts';
import { mayUseRemote, type CandidateRelease } from './document-for-visitor.ts';
import { firstLanguage } from './first-language.ts';
import { makeDocument, rememberDocuments } from './remember-documents.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findRelease } from '../releases.repository.ts';
import { browserFiles } from './stored-release.ts';

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

async function recordGivenReleases(
  database: Database,
  candidates: readonly CandidateRelease[],
  visitor: Visitor | null,
): Promise<void> {
  const session = sessionOf(visitor);
  if (session === undefined) return;
  const releases = candidates
    .filter(({ manifest, cohort }) => cohort !== 'override' && mayUseRemote(manifest.descriptor, visitor))
    .map(({ manifest, release }) => `${manifest.name}/${release}`);
  await database.query(sql`
    insert into given_releases (session, releases) values (${session}, ${releases})
    on conflict (session) do update set releases = excluded.releases, read_at = excluded.read_at
      where given_releases.releases <> excluded.releases or given_releases.read_at < now() - interval '1 hour'`);
}

export function serveHashes(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { name: string; release: string } }>(
    '/remotes/:name/releases/:release/hashes',
    async (request, reply) => {
      const { name, release } = request.params;
      const isId = /^[a-z0-9-]+$/.test(name) && releaseIdPattern.test(release);
      const manifest = isId ? await findRelease(database, name, release) : undefined;
      if (!manifest) throw new RegistryError('NOT_FOUND', 'There is no such release.');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return { files: browserFiles(manifest) } satisfies ReleaseHashes;
    },
  );
}
