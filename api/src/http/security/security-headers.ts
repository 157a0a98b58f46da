import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OverrideSources } from '@suite/registry';
import fastifyPlugin from 'fastify-plugin';

/** The server replaces this text in a page by the nonce of its styles. */
const placeholder = '__CSP_NONCE__';

const permissionsPolicy = [
  'camera=(self)',
  ...['accelerometer', 'bluetooth', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'].map(
    off,
  ),
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'].map(off),
].join(', ');

function off(feature: string): string {
  return `${feature}=()`;
}

const ofEveryAnswer = {
  // Responses that may be cached override this.
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export const securityHeaders = fastifyPlugin(async function securityHeaders(app: FastifyInstance) {
  const headers = app.config.publicUrl.startsWith('https:')
    ? { ...ofEveryAnswer, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : ofEveryAnswer;
  const ofGuests = { ...headers, ...guestHeaders };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isGuestAddress(request.url) ? ofGuests : headers);
    done();
  });
});

export interface PageSources {
  sources?: OverrideSources;
  secret?: boolean;
  scripts?: readonly string[];
  styles?: readonly string[];
}

function pagePolicy(nonce: string, sources: PageSources): string {
  const { scripts = [], styles = [], sources: overridden } = sources;
  const hashed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const more = (kind: keyof OverrideSources) =>
    (overridden?.[kind] ?? []).map((source) => ` ${source}`).join('');
  return [
    "default-src 'self'",
    // Code of a remote can read the nonce and could load scripts of other origins with it.
    `script-src 'self'${hashed(scripts)}${more('scripts')}`,
    `style-src 'self' 'nonce-${nonce}'${hashed(styles)}${more('styles')}`,
    `img-src 'self' data: blob:${more('others')}`,
    `font-src 'self' data:${more('others')}`,
    `connect-src 'self'${more('others')}`,
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A compressed page has no place for the nonce. */
export function sendPage(
  reply: FastifyReply,
  html: string | Buffer,
  sources: PageSources = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-security-policy': pagePolicy(nonce, sources),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': permissionsPolicy,
      'origin-agent-cluster': '?1',
    })
    .header('cache-control', sources.secret ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(typeof html === 'string' ? html.replaceAll(placeholder, nonce) : html);
}

const guestPaths = /^\/(user-verification|verification-complete)(\/|\?|$)/i;
const guestCalls =
  /^\/api\/(getuser_by_token|verification|verification_attempts|send-verification-email)(\/|\?|$)/;

/** The token in the address must not be cached, sent as a referrer or indexed. */
const guestHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function isGuestPage(url: string): boolean {
  return guestPaths.test(url);
}

function isGuestAddress(url: string): boolean {
  return isGuestPage(url) || guestCalls.test(url);
}

export function firstCallOf(page: string): string | null {
  const [, , token = ''] = page.split('/');
  return /^[\w-]{1,100}$/.test(token) ? `/api/getuser_by_token/${token}` : null;
}
