import { useEffect, useState } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './second-factor.module.css';

export interface AuthenticatorKeyProps {
  /** Is the content of the QR code: an `otpauth:` address. */
  uri: string;
  secret: string;
}

const codeSize = 176;

const importQrCode = () => import(/* webpackExports: ["QRCodeSVG"] */ '@rc-component/qrcode');

/** The library loads on demand, because every remote has this package and few show a code. `null` is a failure. */
function useQrCode() {
  const [library, setLibrary] = useState<Awaited<ReturnType<typeof importQrCode>> | null>();
  useEffect(() => {
    importQrCode().then(setLibrary, () => setLibrary(null));
  }, []);
  return library;
}

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
