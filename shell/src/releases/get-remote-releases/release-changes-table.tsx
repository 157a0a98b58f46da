import type { ReleaseChange } from '@suite/descriptor';
import { translateMessage } from '@suite/i18n';
import { Badge, DataTable, EmptyState, type DataColumn, type Tone } from '@suite/ui';
import { actorName, Since } from '../components/who-and-when.tsx';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';
import { shortName } from '../domain/release-name.ts';

interface DescribedReleaseChange {
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

const columns = (): DataColumn<ReleaseChange>[] => [
  {
    key: 'what',
    title: t('What'),
    render: (change) => {
      const { what, tone } = describeReleaseChange(change);
      return <Badge tone={tone}>{what}</Badge>;
    },
  },
  {
    key: 'change',
    title: t('From and to'),
    render: (change) => (
      <>
        {describeReleaseChange(change).change}
        {change.reason !== null && <div className={styles.muted}>{translateMessage(change.reason)}.</div>}
      </>
    ),
  },
  { key: 'audience', title: t('For whom'), render: (change) => describeReleaseChange(change).audience },
  { key: 'who', title: t('By whom'), render: ({ moved_by }) => actorName(moved_by) },
  { key: 'when', title: t('When'), render: ({ moved_at }) => <Since at={moved_at} /> },
];

export function ReleaseChangesTable({ label, moves }: { label: string; moves: readonly ReleaseChange[] }) {
  return (
    <DataTable
      label={label}
      columns={columns()}
      rows={moves}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('Nothing was promoted yet')} />}
    />
  );
}

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
