import { useUrlFilters } from '@suite/remote-kit';
import { PageHeader, Tabs } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import { ApiTokens } from './api-tokens/api-tokens.tsx';
import { CalendarsTab } from './calendars/calendars-tab.tsx';
import { Imports } from './imports/imports.tsx';
import styles from './integrations.module.css';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

const tabNames = ['tokens', 'webhooks', 'calendars', 'import'] as const;
type TabName = (typeof tabNames)[number];

const tabs = (): { value: TabName; label: string }[] => [
  { value: 'tokens', label: t('API tokens') },
  { value: 'webhooks', label: t('Webhooks') },
  { value: 'calendars', label: t('Calendars') },
  { value: 'import', label: t('Import') },
];

export function IntegrationsScreen() {
  const [{ tab }, change, link] = useUrlFilters(readTab, firstTab);
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Integrations')} subtitle={t('Connect the hotel with other systems')} />
      <Tabs label={t('Integrations')} value={tab} tabs={tabs()} onChange={(next) => change({ tab: next })}>
        <div className={styles.screen}>
          {tab === 'tokens' ? <ApiTokens /> : null}
          {tab === 'webhooks' ? <WebhooksPanel /> : null}
          {tab === 'calendars' ? <CalendarsTab /> : null}
          {tab === 'import' ? <Imports link={link} /> : null}
        </div>
      </Tabs>
    </div>
  );
}

interface OpenTab {
  tab: TabName;
  page: number;
}

const firstTab: OpenTab = { tab: 'tokens', page: 1 };

/** Opens the first tab for a name that does not exist. */
function readTab(params: URLSearchParams): OpenTab {
  const tab = tabNames.find((name) => name === params.get('tab')) ?? firstTab.tab;
  return { tab, page: firstTab.page };
}
