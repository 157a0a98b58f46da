import bowser from 'bowser';

export function browserName(userAgent: string | undefined): string {
  if (!userAgent) return 'unknown browser';
  const { name, version } = bowser.parse(userAgent.slice(0, 500)).browser;
  return [name || 'unknown browser', version?.split('.')[0] ?? ''].join(' ').trim().slice(0, 60);
}
