import type { ApiToken } from '@suite/contracts/integrations';
import { formatDay, formatMoment } from '@suite/i18n/dates';
import { Badge, Button, type DataColumn, type Tone } from '@suite/ui';
import { scopeWords } from '../domain/api-tokens.ts';
import { t } from '../languages/catalog.ts';
import styles from './api-token-columns.module.css';

const tones: Readonly<Record<ApiToken['state'], Tone>> = {
  live: 'success',
  expired: 'warning',
  revoked: 'neutral',
};

const stateWords = (): Readonly<Record<ApiToken['state'], string>> => ({
  live: t('Valid'),
  expired: t('Expired'),
  revoked: t('Revoked'),
});

/** A token expires when the day after its last one begins. */
const lastMoment = (expires_at: string) => new Date(Date.parse(expires_at) - 1).toISOString();

/** Without `onRevoke` the table is for reading alone. */
export function tokenColumns(onRevoke?: (token: ApiToken) => void): DataColumn<ApiToken>[] {
  const words = scopeWords();
  return [
    {
      key: 'name',
      title: t('Name'),
      render: ({ name, prefix }) => (
        <div className={styles.lines}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <code className={styles.muted} dir="ltr">
            {prefix}…
          </code>
        </div>
      ),
    },
    {
      key: 'scopes',
      title: t('May'),
      wide: true,
      render: ({ scopes }) =>
        scopes.map((scope) => words.find(({ name }) => name === scope)?.title ?? scope).join(', '),
    },
    {
      key: 'created',
      title: t('Created'),
      render: ({ created_at, created_by }) => (
        <div className={styles.lines}>
          <time dateTime={created_at}>{formatDay(created_at)}</time>
          <span className={styles.muted}>
            <bdi>{created_by}</bdi>
          </span>
        </div>
      ),
    },
    {
      key: 'last_used_at',
      title: t('Last used'),
      render: ({ last_used_at }) =>
        last_used_at ? <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time> : t('Never'),
    },
    {
      key: 'expires_at',
      title: t('Last day'),
      render: ({ expires_at }) => <time dateTime={expires_at}>{formatDay(lastMoment(expires_at))}</time>,
    },
    {
      key: 'state',
      title: t('Status'),
      render: ({ state }) => <Badge tone={tones[state]}>{stateWords()[state]}</Badge>,
    },
    ...(onRevoke ? [actionsColumn(onRevoke)] : []),
  ];
}

const actionsColumn = (onRevoke: (token: ApiToken) => void): DataColumn<ApiToken> => ({
  key: 'actions',
  title: t('Actions'),
  width: '8rem',
  align: 'right',
  pinned: true,
  render: (token) =>
    token.state === 'live' ? (
      <Button
        size="small"
        aria-label={t('Revoke {name}', { name: token.name })}
        onClick={() => onRevoke(token)}
      >
        {t('Revoke')}
      </Button>
    ) : (
      '–'
    ),
});
