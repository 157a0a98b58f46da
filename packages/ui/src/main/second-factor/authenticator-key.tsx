import { useEffect, useState } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './authenticator-key.module.css';

/** Props of {@link AuthenticatorKey}. */
export interface AuthenticatorKeyProps {
  /** What the QR code says: an `otpauth:` address. */
  uri: string;
  /** The same secret for people who type it. */
  secret: string;
}

const codeSize = 176;

const importQrCode = () => import(/* webpackExports: ["QRCodeSVG"] */ '@rc-component/qrcode');

/** Fetched when it is shown: every remote has this package, and few show a code. `null` where it did not arrive. */
function useQrCode() {
  const [library, setLibrary] = useState<Awaited<ReturnType<typeof importQrCode>> | null>();
  useEffect(() => {
    importQrCode().then(setLibrary, () => setLibrary(null));
  }, []);
  return library;
}

/** The secret of an authenticator app as a QR code, drawn here, and as text. */
export function AuthenticatorKey({ uri, secret }: AuthenticatorKeyProps) {
  const library = useQrCode();
  return (
    <div className={styles.key}>
      {library === null ? null : (
        <div className={styles.code}>
          {library ? (
            <library.QRCodeSVG
              value={uri}
              size={codeSize}
              level="M"
              role="img"
              aria-label={t('QR code for your authenticator app')}
            />
          ) : null}
        </div>
      )}
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
