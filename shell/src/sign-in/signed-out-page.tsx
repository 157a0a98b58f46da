import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageChoice } from '../language/language-choice.tsx';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';

interface SignedOutPageProps {
  title: string;
  lead: string;
  signInPath?: string;
  /** Changing the language renders the page again; forms keep entries through `initialValues`. */
  hasLanguageChoice?: boolean;
  children: ReactNode;
}

export function SignedOutPage({
  title,
  lead,
  signInPath = '/login',
  hasLanguageChoice = false,
  children,
}: SignedOutPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.alone}>
      <div className={styles.card}>
        <ProductName />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        <Link to={signInPath}>{t('Back to sign in')}</Link>
        {hasLanguageChoice ? <LanguageChoice /> : null}
      </div>
    </main>
  );
}

export function ProductName() {
  return <p className={styles.productName}>{t('Hotel Management Suite')}</p>;
}
