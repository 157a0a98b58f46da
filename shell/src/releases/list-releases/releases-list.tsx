import type { ReleasesOverview, RemoteOverview, IncompatibleRelease } from '@suite/descriptor';
import {
  EmptyState,
  FormField,
  PageHeader,
  Pagination,
  Panel,
  Badge,
  Banner,
  SearchInput,
  Select,
} from '@suite/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { PublishHint } from '../components/publish-hint.tsx';
import { t, tn } from '../../languages/catalog.ts';
import { servingReleases } from '../domain/serving-releases.ts';
import { HourlyChart } from '../components/hourly-chart.tsx';
import styles from '../components/releases.module.css';
import listStyles from './releases-list.module.css';
import { ServingTable } from '../components/serving-table.tsx';
import { RemoteWarnings } from '../components/remote-warnings.tsx';
import { waitingPermissions, wordingInLanguage } from '../domain/own-permissions.ts';

interface ReleaseFilters {
  page: string;
  search: string;
  owner: string;
}

export const readReleaseFilters = (search: URLSearchParams): ReleaseFilters => ({
  page: /^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? '1',
  search: search.get('search') ?? '',
  owner: search.get('owner') ?? '',
});

interface ReleasesListProps {
  overview: ReleasesOverview;
  filters: ReleaseFilters;
}

export function ReleasesList({ overview, filters }: ReleasesListProps) {
  const { remotes, stranded, total = remotes.length, page_size = total, owners = [] } = overview;
  const [, setSearch] = useSearchParams();
  const isFiltered = filters.search !== '' || filters.owner !== '';
  const change = (changed: Partial<ReleaseFilters>) => {
    const wanted = Object.entries({ ...filters, page: '', ...changed });
    setSearch(wanted.filter(([, value]) => value !== ''));
  };
  return (
    <>
      <PageHeader
        title={t('Releases')}
        subtitle={t('What visitors get of each remote, and how it does')}
        actions={
          <>
            <Link to="?view=services">{t('Services')}</Link>
            <Link to="?view=dependencies">{t('Dependencies')}</Link>
          </>
        }
      />
      {(isFiltered || total > page_size) && <ReleaseFilterBar {...{ filters, owners, change }} />}
      {total === 0 && isFiltered ? (
        <Panel>
          <EmptyState title={t('No remote matches')} />
        </Panel>
      ) : total === 0 ? (
        <Panel>
          <EmptyState
            title={t('No remote was published yet')}
            text={t('The first one appears here by itself.')}
            action={<PublishHint />}
          />
        </Panel>
      ) : (
        <>
          {remotes.map((remote) => (
            <RemoteCard
              key={remote.remote}
              remote={remote}
              stranded={stranded.filter((one) => one.remote === remote.remote)}
            />
          ))}
          <Pagination
            page={Number(filters.page)}
            limit={page_size}
            total={total}
            totalPages={Math.ceil(total / page_size)}
            window="centered"
            onChange={(page) => change({ page: String(page) })}
          />
          <PublishHint />
        </>
      )}
    </>
  );
}

interface ReleaseFilterBarProps {
  filters: ReleaseFilters;
  owners: readonly string[];
  change: (changed: Partial<ReleaseFilters>) => void;
}

function ReleaseFilterBar({ filters, owners, change }: ReleaseFilterBarProps) {
  return (
    <div role="search" aria-label={t('Filter remotes')} className={listStyles.filters}>
      <FormField label={t('Search')}>
        <SearchInput
          value={filters.search}
          onChange={(search) => change({ search })}
          placeholder={t('Name of a remote')}
          maxLength={100}
        />
      </FormField>
      <FormField label={t('Team')}>
        <Select
          value={filters.owner}
          onChange={(owner) => change({ owner })}
          options={[
            { value: '', label: t('All teams') },
            ...owners.map((owner) => ({ value: owner, label: owner })),
          ]}
        />
      </FormField>
    </div>
  );
}

interface RemoteCardProps {
  remote: RemoteOverview;
  stranded: readonly IncompatibleRelease[];
}

function RemoteCard({ remote, stranded }: RemoteCardProps) {
  const serving = servingReleases(remote);
  const { overrides } = remote;
  return (
    <Panel
      flush
      title={
        <>
          {remote.title}{' '}
          <span className={styles.name}>
            <bdi>{remote.remote}</bdi>
            {remote.ownership?.owner !== undefined && (
              <>
                {' · '}
                <bdi>{remote.ownership.owner}</bdi>
              </>
            )}
          </span>
        </>
      }
      actions={
        <>
          {remote.moves[0]?.kind === 'demote' && <Badge tone="danger">{t('Demoted automatically')}</Badge>}
          {remote.rollout?.state === 'running' && (
            <Badge tone="info">
              {t('Gradual release at {percent} %', { percent: remote.rollout.percent })}
            </Badge>
          )}
          {overrides.length > 0 && (
            <Badge tone="info">
              {tn(overrides.length, '{count} open override', '{count} open overrides')}
            </Badge>
          )}
          <Link
            className={styles.more}
            to={`?remote=${remote.remote}`}
            aria-label={t('Releases and history of {title}', { title: remote.title })}
          >
            {t('Releases and history')}
          </Link>
        </>
      }
    >
      <div className={styles.inset}>
        <RemoteWarnings stuck={remote.stuck} stranded={stranded} />
        <WaitingDecisions remote={remote} />
      </div>
      {serving.length > 0 ? (
        <ServingTable label={t('What visitors get of {title}', { title: remote.title })} serving={serving} />
      ) : (
        <p className={styles.inset}>{t('Not live: releases were published, and none was promoted.')}</p>
      )}
      <div className={styles.chart}>
        <HourlyChart hours={remote.hourly} />
      </div>
    </Panel>
  );
}

function WaitingDecisions({
  remote: { remote, title, permissions, origins = [] },
}: {
  remote: RemoteOverview;
}) {
  const names = waitingPermissions(permissions)
    .flatMap(({ declared }) => declared ?? [])
    .map((declared) => wordingInLanguage(declared).title);
  const addresses = origins.filter(({ status }) => status === 'asked').map(({ origin }) => origin);
  return (
    <>
      <WaitingBanner
        remote={remote}
        title={tn(
          names.length,
          '{count} permission waits for acceptance',
          '{count} permissions wait for acceptance',
        )}
        waiting={names}
        reviewLabel={t('Review the permissions of {title}', { title })}
      />
      <WaitingBanner
        remote={remote}
        title={tn(
          addresses.length,
          '{count} origin of overrides waits for acceptance',
          '{count} origins of overrides wait for acceptance',
        )}
        waiting={addresses}
        reviewLabel={t('Review the origins of {title}', { title })}
      />
    </>
  );
}

interface WaitingBannerProps {
  remote: string;
  title: string;
  waiting: readonly string[];
  reviewLabel: string;
}

function WaitingBanner({ remote, title, waiting, reviewLabel }: WaitingBannerProps) {
  if (waiting.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <bdi>{waiting.join(', ')}</bdi>{' '}
      <Link className={styles.review} to={`?remote=${remote}`} aria-label={reviewLabel}>
        {t('Review')}
      </Link>
    </Banner>
  );
}
