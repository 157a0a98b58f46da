import { Banner, Button } from '@suite/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './scan-arrival.module.css';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

const pauseInMs = 250;

// Some browsers lack the detector, and TypeScript lacks its type.
function findDetector(): Detector | undefined {
  const { BarcodeDetector } = globalThis as {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  };
  return BarcodeDetector && 'mediaDevices' in navigator
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : undefined;
}

export function ScanArrival({ onScanned }: { onScanned: (text: string) => void }) {
  const [detector] = useState(findDetector);
  const [scanning, setScanning] = useState(false);
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  const found = useEffectEvent((text: string) => {
    setScanning(false);
    onScanned(text);
  });
  const stop = useEffectEvent(() => {
    setScanning(false);
    setFailed(true);
  });
  useEffect(() => {
    if (!scanning || !detector) return undefined;
    const camera = { ended: false, stream: undefined as MediaStream | undefined };
    const end = () => {
      camera.ended = true;
      for (const track of camera.stream?.getTracks() ?? []) track.stop();
    };
    const watch = async () => {
      camera.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (camera.ended || !video.current) return end();
      video.current.srcObject = camera.stream;
      await video.current.play();
      while (!camera.ended) {
        const [code] = await detector.detect(video.current);
        if (code && !camera.ended) return found(code.rawValue);
        await new Promise((resolve) => setTimeout(resolve, pauseInMs));
      }
    };
    watch().catch(() => {
      if (!camera.ended) stop();
    });
    return end;
  }, [scanning, detector]);

  if (!detector) return null;
  return (
    <div className={styles.scan}>
      {failed ? (
        <Banner tone="warning">{t('The camera cannot be used. Please type the code instead.')}</Banner>
      ) : null}
      {scanning ? (
        <video ref={video} className={styles.video} muted playsInline aria-label={t('Camera')} />
      ) : null}
      <Button
        onClick={() => {
          setFailed(false);
          setScanning(!scanning);
        }}
      >
        {scanning ? t('Stop scanning') : t('Scan QR code')}
      </Button>
    </div>
  );
}
