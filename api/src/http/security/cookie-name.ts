import type { Config } from '../../config/config.ts';

/**
 * What a cookie is called. Under https the prefix makes browsers refuse one that another host of the same domain sets, or
 * that comes without TLS; such cookies have the path `/`.
 */
export function cookieName(name: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
