import type { Config } from '../../config/config.ts';

/** Browsers refuse a `__Host-` cookie that another host of the domain sets or that comes without TLS. */
export function cookieName(name: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
