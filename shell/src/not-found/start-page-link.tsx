import { useSession } from '@suite/session';
import { Link } from 'react-router-dom';
import { startPage } from '../session/start-page.ts';
import { t } from '../languages/catalog.ts';

export function StartPageLink() {
  const { user } = useSession();
  return <Link to={user ? startPage(user) : '/'}>{t('Go to the start page')}</Link>;
}
