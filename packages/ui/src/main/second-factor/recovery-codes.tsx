import { Button } from '../../core/button/button.tsx';
import { toast } from '../../core/toast/toast.ts';
import styles from './second-factor.module.css';
import { saveFile } from '../file/save-file.ts';
import { t } from '../../languages/catalog.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
}

export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('The recovery codes are copied.')),
      () => toast.error(t('The recovery codes could not be copied. Download them instead.')),
    );
  const download = () => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  return (
    <div className={styles.codes}>
      <p className={styles.note}>
        {t(
          'Each of these codes opens your account once when you do not have your app. Keep them where only you find them: they are not shown again.',
        )}
      </p>
      <ol className={styles.list} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('Copy')}</Button>
        <Button onClick={download}>{t('Download')}</Button>
      </div>
    </div>
  );
}
