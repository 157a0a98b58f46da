import { QRCodeSVG } from '@rc-component/qrcode';
import { t } from '../../languages/catalog.ts';
import styles from './authenticator-key.module.css';

/** Props of {@link AuthenticatorKey}. */
export interface AuthenticatorKeyProps {
  /** What the QR code says: an `otpauth:` address. */
  uri: string;
  /** The same secret for people who type it. */
  secret: string;
}

/** The secret of an authenticator app as a QR code, drawn here, and as text. */
export function AuthenticatorKey({ uri, secret }: AuthenticatorKeyProps) {
  return (
    <div className={styles.key}>
      <div className={styles.code}>
        <QRCodeSVG
          value={uri}
          size={176}
          level="M"
          role="img"
          aria-label={t('QR code for your authenticator app')}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.hint}>
          {t(
            'Scan the QR code with an app such as Google Authenticator, Microsoft Authenticator or 1Password. Without a camera, enter this key:',
          )}
        </p>
        <code dir="ltr" className={styles.secret}>
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </code>
      </div>
    </div>
  );
}
