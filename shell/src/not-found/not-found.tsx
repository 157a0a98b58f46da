import { useSession } from '@suite/session';
import { Link } from 'react-router-dom';
import { t } from '../languages/catalog.ts';
import { usePageTitle } from '../page-title/use-page-title.ts';
import { startPage } from '../session/start-page.ts';
import styles from './not-found.module.css';

export function AccessDenied() {
  return (
    <InsidePage
      code={403}
      title={t('Access Denied')}
      text={t('Your permissions do not include this page. Ask your hotel’s administrator if you need it.')}
    />
  );
}

export function InsideNotFound() {
  return (
    <InsidePage
      code={404}
      title={t('Page not found')}
      text={t('There is nothing at this address, or it has moved.')}
    />
  );
}

function InsidePage({ code, title, text }: { code: number; title: string; text: string }) {
  const { user } = useSession();
  usePageTitle(title);
  return (
    <div className={styles.inside}>
      <p className={styles.code}>{code}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link to={user ? startPage(user) : '/'}>{t('Go to the start page')}</Link>
    </div>
  );
}

export function OutsideNotFound() {
  usePageTitle(t('Page not found'));
  return (
    <main className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>{t('Page not found')}</h1>
      <p>{t('There is nothing at this address.')}</p>
      <Link to="/login">{t('Go to Login')}</Link>
    </main>
  );
}
