import type { RemoteOverview } from '@suite/descriptor';
import { shortName } from './release-name.ts';
import { t, tn } from '../../languages/catalog.ts';

export interface Audience {
  kind: 'all' | 'percent' | 'hotels';
  percent: number | null;
  hotels: string;
}

export const defaultAudience: Audience = { kind: 'all', percent: 10, hotels: '' };

export interface Reach {
  percent?: number;
  hotels?: number[];
}

export function readAudience({ kind, percent, hotels }: Audience): { reach: Reach } | { problem: string } {
  if (kind === 'all') return { reach: {} };
  if (kind === 'percent') {
    const isShare = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 99;
    return isShare ? { reach: { percent } } : { problem: t('Enter a whole number from 1 to 99.') };
  }
  const words = hotels.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length === 0) return { problem: t('Enter the number of at least one hotel.') };
  const wrong = words.find((word) => !/^[1-9]\d{0,8}$/.test(word));
  if (wrong !== undefined)
    return {
      problem: t('{text} is not the number of a hotel. Enter numbers such as 7, 12.', { text: wrong }),
    };
  return { reach: { hotels: [...new Set(words.map(Number))] } };
}

export function consequences(remote: RemoteOverview, release: string, reach: Reach): string[] {
  const isPublic = remote.releases.some((one) => one.release === release && one.is_public);
  return [
    ...changes(remote, release, reach),
    ...(isPublic
      ? [
          t(
            'Visitors who have not signed in see pages or parts of {name}, too. By promoting it you accept that.',
            { name: shortName(release) },
          ),
        ]
      : []),
  ];
}

function changes(remote: RemoteOverview, release: string, { percent, hotels }: Reach): string[] {
  const { live, canary, pins } = remote;
  const name = shortName(release);
  const now = live ? shortName(live.release) : null;
  if (hotels)
    return [t('Users of hotel {hotels} get {name}, whatever is live.', { hotels: hotels.join(', '), name })];
  if (percent !== undefined) {
    return [
      now === null
        ? t('{percent} % of the people get {name}; the others do not have it.', { percent, name })
        : t('{percent} % of the people get {name}; the others keep {now}.', { percent, name, now }),
      ...(canary && canary.release !== release
        ? [
            t('It takes the place of {other}, which {percent} % get now.', {
              other: shortName(canary.release),
              percent: canary.percent,
            }),
          ]
        : []),
      ...keepTheirs(pins),
    ];
  }
  return [
    now === null
      ? t('All visitors get {name}.', { name })
      : t('All visitors get {name} in place of {now}.', { name, now }),
    ...(canary && canary.release !== release
      ? [
          t('The {percent} % who get {other} get it too.', {
            other: shortName(canary.release),
            percent: canary.percent,
          }),
        ]
      : []),
    ...keepTheirs(pins),
  ];
}

function keepTheirs(pins: RemoteOverview['pins']): string[] {
  if (pins.length === 0) return [];
  const ids = pins.map(({ hotel_id }) => hotel_id).join(', ');
  return [
    tn(pins.length, 'Hotel {ids} keeps its own release.', 'Hotel {ids} keep their own release.', { ids }),
  ];
}
