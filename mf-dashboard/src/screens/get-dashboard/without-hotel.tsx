import { Can } from '@suite/session';
import { EmptyState, PageHeader } from '@suite/ui';
import { Link } from 'react-router-dom';
import styles from '../../components/dashboard.module.css';
import { t } from '../../languages/catalog.ts';

/** Replaces the figures of a hotel, which would all be zero. */
export function WithoutHotel() {
  return (
    <div className={styles.screen}>
      <PageHeader title={t('Dashboard')} />
      <EmptyState
        icon="home"
        title={t('Your account belongs to no hotel')}
        text={t('The dashboard shows the figures of a hotel.')}
        action={
          <Can anyOf={['manage_releases']}>
            <Link to="/releases">{t('Go to the releases')}</Link>
          </Can>
        }
      />
    </div>
  );
}
