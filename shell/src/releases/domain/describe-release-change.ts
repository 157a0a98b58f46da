import type { ReleaseChange } from '@suite/descriptor';
import type { Tone } from '@suite/ui';
import { shortName } from './release-name.ts';
import { t } from '../../languages/catalog.ts';

export interface DescribedReleaseChange {
  what: string;
  tone: Tone;
  audience: string;
  change: string;
}

const kinds = (): Record<ReleaseChange['kind'], [what: string, tone: Tone]> => ({
  promote: [t('Promoted'), 'info'],
  rollback: [t('Rolled back'), 'warning'],
  demote: [t('Demoted automatically'), 'danger'],
});

export function describeReleaseChange(releaseChange: ReleaseChange): DescribedReleaseChange {
  // A later server may send kinds that this page does not support.
  const [what, tone] = kinds()[releaseChange.kind] ?? [t('Moved'), 'neutral'];
  const hasEnded = releaseChange.to_release === null;
  return {
    what: hasEnded && releaseChange.kind === 'promote' ? t('Ended') : what,
    tone,
    audience: audienceOf(releaseChange),
    change: changeOf(releaseChange),
  };
}

function audienceOf({ channel, percent }: ReleaseChange): string {
  if (channel === 'live') return t('All visitors');
  if (channel === 'canary')
    return percent === null ? t('The percentage') : t('{percent} % of the people', { percent });
  return t('Hotel {number}', { number: channel.replace('hotel:', '') });
}

function changeOf({ from_release, to_release }: ReleaseChange): string {
  const to = to_release === null ? t('the live release') : shortName(to_release);
  return from_release === null ? to : t('{from} → {to}', { from: shortName(from_release), to });
}
