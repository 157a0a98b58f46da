import type { ApiCallError } from '@suite/api-client';
import { Banner } from '@suite/ui';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';

export function Refusal({ error }: { error: ApiCallError | null }) {
  if (!error) return null;
  const reasons = [...new Set(error.errors.map(({ message }) => message))];
  return (
    <Banner tone="error" title={t('Nothing was changed')}>
      {reasons.length > 1 ? (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        error.message
      )}
    </Banner>
  );
}
