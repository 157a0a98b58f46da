import { createHash } from 'node:crypto';
import type { Database } from '@suite/database';
import { overrideHeader } from '@suite/remote-kit/descriptor';
import type { FastifyInstance } from 'fastify';
import { applyOverrides } from '../grants/apply-overrides.ts';
import type { OverrideSettings } from '../grants/presented-overrides.ts';
import type { Visitor, VisitorOf } from '../visitor.ts';
import { documentForVisitor, type Offer } from './document-for-visitor.ts';

const vary = `Cookie, Authorization, ${overrideHeader}`;

export type OnOverride = (outcome: 'applied' | 'refused') => void;

interface Serving {
  database: Database;
  visitor: VisitorOf;
  overrides: OverrideSettings;
  listOffers: (visitor: Visitor | null) => Promise<Offer[]>;
  onOverride?: OnOverride | undefined;
}

/** `GET /platform/remotes`: all that this visitor may load, in one answer. */
export function serveDocument(
  app: FastifyInstance,
  { database, visitor, overrides, listOffers, onOverride }: Serving,
): void {
  app.get('/remotes', async (request, reply) => {
    const who = await visitor(request, reply);
    const offers = await listOffers(who);
    const asked = request.headers[overrideHeader];
    const { offers: shown, refused } =
      typeof asked === 'string'
        ? await applyOverrides({ database, ...overrides }, asked, { offers, visitor: who })
        : { offers, refused: [] };
    for (const { cohort } of shown) if (cohort === 'override') onOverride?.('applied');
    refused.forEach(() => onOverride?.('refused'));
    const body = JSON.stringify({
      ...documentForVisitor(shown, who),
      ...(refused.length > 0 && { refusedOverrides: refused }),
      ...(overrides.freeOverrides && { freeOverrides: true }),
    });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary });
    if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

/** Compares weakly, as a proxy that compresses may have marked the tag. */
function names(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
