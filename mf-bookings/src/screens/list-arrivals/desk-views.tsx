import { deskViews, type DeskCounts, type DeskView } from '@suite/contracts/bookings';
import { EmptyState } from '@suite/ui';
import { t, tn } from '../../languages/catalog.ts';
import styles from './list-arrivals-panel.module.css';

interface DeskViewTexts {
  name: string;
  titled: (total: number) => string;
  counted: (counts: DeskCounts) => string;
  things: string;
  search: string;
  empty: { title: string; text: string };
  notFound: { title: string; text: string };
}

export const deskViewTexts = (): Record<DeskView, DeskViewTexts> => ({
  arrivals: {
    name: t("Today's Arrivals"),
    titled: (total) => t("Today's Arrivals ({total})", { total }),
    counted: ({ arrivals, arrived }) => t('{arrivals} to arrive, {arrived} arrived', { arrivals, arrived }),
    things: t('arrivals'),
    search: t('Search arrivals...'),
    empty: { title: t('No arrivals today'), text: t('Bookings that check in today are listed here.') },
    notFound: {
      title: t('No arrivals found'),
      text: t('No booking that checks in today matches the search.'),
    },
  },
  'in-house': {
    name: t('In house'),
    titled: (total) => t('In house ({total})', { total }),
    counted: ({ in_house }) => tn(in_house, '{count} booking in house', '{count} bookings in house'),
    things: t('guests in house'),
    search: t('Search guests in house...'),
    empty: {
      title: t('Nobody is in house'),
      text: t('Bookings are listed here from check-in to check-out.'),
    },
    notFound: { title: t('Nobody found'), text: t('No booking in house matches the search.') },
  },
  departures: {
    name: t('Departures'),
    titled: (total) => t('Departures ({total})', { total }),
    counted: ({ departures, departed }) =>
      t('{departures} to leave, {departed} left', { departures, departed }),
    things: t('departures'),
    search: t('Search departures...'),
    empty: {
      title: t('No departures today'),
      text: t('Bookings that check out today, and those that should have left, are listed here.'),
    },
    notFound: { title: t('No departures found'), text: t('No departure matches the search.') },
  },
});

interface DeskViewsProps {
  view: DeskView;
  /** Is undefined until the first rows are loaded, and with older servers. */
  counts: DeskCounts | undefined;
  onChange: (view: DeskView) => void;
}

/** On paper only the current view is left. */
export function DeskViews({ view, counts, onChange }: DeskViewsProps) {
  const texts = deskViewTexts();
  return (
    <div className={styles.views} role="group" aria-label={t('View')}>
      {deskViews.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          <span>{texts[one].name}</span>{' '}
          {counts ? <span className={styles.count}>{texts[one].counted(counts)}</span> : null}
        </button>
      ))}
    </div>
  );
}

export function NoDeskRows({ view, isSearched }: { view: DeskView; isSearched: boolean }) {
  const { empty, notFound } = deskViewTexts()[view];
  return (
    <EmptyState
      icon={view === 'departures' ? 'departures' : 'arrivals'}
      {...(isSearched ? notFound : empty)}
    />
  );
}
