import { EmptyState } from '@suite/ui';
import { Link } from 'react-router-dom';
import { t } from '../../../languages/catalog.ts';

export function RoomsInvitation({ mayManage }: { mayManage: boolean }) {
  return (
    <EmptyState
      icon="home"
      title={t('Set up your rooms')}
      text={t(
        "Once the hotel's rooms are entered, this page shows how many are free and how full the hotel is.",
      )}
      action={mayManage ? <Link to="/hotel-profile">{t('Add rooms in the hotel profile')}</Link> : undefined}
    />
  );
}
