import { overrideHeader } from '@suite/descriptor';
import type { FastifyRequest } from 'fastify';
import { overrideCookieText } from './override-cookie-text.ts';
import { readPresented, type OverrideSettings } from './presented-overrides.ts';

export function overriddenRemotes({ headers }: FastifyRequest, settings: OverrideSettings): Set<string> {
  const header = headers[overrideHeader];
  const texts = [typeof header === 'string' ? header : '', overrideCookieText(headers.cookie)];
  const presented = texts.flatMap((text) => readPresented(text, settings));
  return new Set(presented.flatMap((one) => (one.kind === 'refused' ? [] : [one.remote])));
}
