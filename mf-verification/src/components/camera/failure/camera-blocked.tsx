import { useState } from 'react';
import { browserFamily, type BrowserFamily } from '../../../domain/camera/browser-family.ts';
import { cameraCatalog, type CameraKey } from '../../../languages/camera/camera-catalog.ts';
import { Button } from '../../kit/button.tsx';
import { LazyPhoneHandOver } from '../../hand-over/lazy-phone-hand-over.tsx';
import { useMediaQuery } from '@suite/ui/headless';
import { computer } from '../../hand-over/device-queries.ts';
import { toast } from '../../feedback/toast.ts';
import { useWords } from '../../language/use-words.ts';
import styles from './camera-blocked.module.css';
import { CameraMessage } from './camera-message.tsx';

const helpDurationMs = 8000;

const helps: Record<BrowserFamily, CameraKey> = {
  chrome: 'helpChrome',
  'chrome-android': 'helpChromeAndroid',
  safari: 'helpSafari',
  'safari-ios': 'helpSafariIos',
  firefox: 'helpFirefox',
  samsung: 'helpSamsung',
  other: 'helpOther',
};

/** The browser shows no prompt after a refusal; its settings must allow the camera again. */
export function CameraBlocked({ onTryAgain }: { onTryAgain: () => void }) {
  const { say } = useWords(cameraCatalog);
  const [helped, setHelped] = useState(false);
  const isComputer = useMediaQuery(computer);
  const help = say(helps[browserFamily(navigator)]);
  const explain = () => {
    toast.info(help, { durationMs: helpDurationMs });
    setHelped(true);
  };
  return (
    <CameraMessage
      alert
      title={say('accessBlocked')}
      text={say('denied')}
      actions={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            {say('tryAgain')}
          </Button>
          <Button variant="secondary" aria-expanded={helped} onClick={explain}>
            {say('howToEnable')}
          </Button>
        </>
      }
    >
      {helped ? (
        <section className={styles.help} aria-label={say('howToEnable')}>
          {help}
        </section>
      ) : null}
      {isComputer ? <LazyPhoneHandOver /> : null}
    </CameraMessage>
  );
}
