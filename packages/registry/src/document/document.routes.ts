import { sql, type Database } from '@suite/database';
import {
  documentSignatureHeader,
  overrideHeader,
  releaseIdPattern,
  routesOverlap,
  type ReleaseHashes,
} from '@suite/descriptor';
import type { FastifyInstance } from 'fastify';
import { applyOverrides } from './apply-overrides.ts';
import type { SecretKey } from '../grants/grant-signer.ts';
import type { OverrideSettings } from '../grants/presented-overrides.ts';
import { documentSigner } from '../signing-key.ts';
import { acceptedSuffixes } from '../serve/content-types.ts';
import { sessionOf, type Visitor, type VisitorOf } from '../visitor.ts';
import { listRestrictedPaths } from './document-for-visitor.ts';
import { asWritten } from './find-page.ts';
import { firstLanguage } from './first-language.ts';
import { listCandidates, readLiveVersion, type LiveSets } from './live-set.ts';
import { makeDocument, rememberDocuments, type SentDocument } from './remember-documents.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { findRelease } from '../releases.repository.ts';
import { browserFiles } from './stored-release.ts';

// @fastify/compress looks for the first name in lower case.
const vary = `accept-encoding, Accept-Language, Cookie, Authorization, ${overrideHeader}`;

/** Limits the work of a request, as its path is compared with those of all remotes. */
const maxPathLength = 300;

export type OnOverride = (outcome: 'applied' | 'refused') => void;

interface DocumentDeps {
  database: Database;
  visitor: VisitorOf;
  overrides: OverrideSettings;
  secretKey: SecretKey;
  liveSets: LiveSets;
  onOverride?: OnOverride | undefined;
}

export function serveDocument(app: FastifyInstance, deps: DocumentDeps): void {
  const { visitor, liveSets } = deps;
  const findShared = sharedDocuments(deps);
  app.get('/remotes', async (request, reply) => {
    const who = await visitor(request, reply);
    const asked = request.headers[overrideHeader];
    const language = firstLanguage(request.headers['accept-language']);
    const { body, brotli, etag, signature } =
      typeof asked === 'string'
        ? await makeOverridden(deps, asked, { visitor: who, language })
        : await findShared(who, language);
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary });
    if (includesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (signature !== undefined) reply.header(documentSignatureHeader, signature);
    reply.type('application/json; charset=utf-8');
    return acceptedSuffixes(request.headers['accept-encoding'])[0] === '.br'
      ? reply.header('content-encoding', 'br').send(brotli)
      : reply.send(body);
  });

  app.get<{ Querystring: { path?: string } }>('/remotes/restricted', async (request, reply) => {
    const who = await visitor(request, reply);
    const path = asWritten(String(request.query.path ?? '').slice(0, maxPathLength));
    const restricted = listRestrictedPaths(listCandidates(await liveSets.current(), who), who);
    reply.header('cache-control', 'no-store');
    const result = { restricted: restricted.some((pattern) => routesOverlap(pattern, path)) };
    return { success: true, message: 'The path was looked up.', result };
  });
}

/** A request whose document did not change costs one statement, which also tells whether it did. */
function sharedDocuments({ database, overrides, secretKey, liveSets }: DocumentDeps) {
  const documentOf = rememberDocuments(documentSigner(secretKey), besidesOf(overrides));
  return async (visitor: Visitor | null, language: string | undefined) => {
    const known = await liveSets.known();
    const document = documentOf(known, visitor, language);
    const version = await recordGiven(database, visitor, document);
    if (version === known.version) return document;
    const newest = documentOf(await liveSets.load(version), visitor, language);
    await recordGiven(database, visitor, newest);
    return newest;
  };
}

/** A developer's build changes under the same name, so its document is not kept. */
async function makeOverridden(
  { database, overrides, liveSets, onOverride }: DocumentDeps,
  asked: string,
  { visitor, language }: { visitor: Visitor | null; language: string | undefined },
): Promise<SentDocument> {
  const candidates = listCandidates(await liveSets.current(), visitor);
  const applied = await applyOverrides({ database, ...overrides }, asked, { candidates, visitor });
  const { candidates: shown, refused } = applied;
  for (const { cohort } of shown) if (cohort === 'override') onOverride?.('applied');
  refused.forEach(() => onOverride?.('refused'));
  const document = makeDocument(shown, visitor, language, {
    ...(refused.length > 0 && { refusedOverrides: refused }),
    ...besidesOf(overrides),
  });
  await recordGiven(database, visitor, document);
  return document;
}

const besidesOf = ({ freeOverrides }: OverrideSettings) => (freeOverrides ? { freeOverrides: true } : {});

/** Compares weakly, as a compressing proxy may have made the tag weak. */
function includesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Returns the version of what is live, in the same statement. It writes only what is new for the session. */
async function recordGiven(
  database: Database,
  visitor: Visitor | null,
  { given }: SentDocument,
): Promise<string> {
  const session = sessionOf(visitor);
  if (session === undefined) return readLiveVersion(database);
  const [row] = await database.query<{ version: string }>(sql`
    with given as (
      insert into given_releases (session, releases)
      select ${session}, ${given}::text[]
      where not exists (
        select from given_releases
        where session = ${session} and releases = ${given}::text[] and read_at > now() - interval '1 hour')
      on conflict (session) do update set releases = excluded.releases, read_at = excluded.read_at
    )
    select version from live_version`);
  return row?.version ?? '';
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
