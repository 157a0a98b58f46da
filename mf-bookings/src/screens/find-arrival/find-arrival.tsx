import type { Booking } from '@suite/contracts/bookings';
import { Button, FormDialog, FormField, Icon, TextInput, useMediaQuery, Banner } from '@suite/ui';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFindArrival } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';
import styles from './find-arrival.module.css';

interface FindArrivalProps {
  onFound: (booking: Booking) => void;
}

const shortId = /^#?[\da-f]{6}$/i;

function refusalOf(code: string): string | undefined {
  if (code === '') return t('Arrival code is required');
  if (!shortId.test(code)) return undefined;
  return t(
    'This is a short ID. Type it into the search of all bookings; an arrival code has eight characters.',
  );
}

function useArrivalLookup(onFound: (booking: Booking) => void) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const arrival = useFindArrival();

  const find = (wanted: string, onError?: () => void) =>
    arrival.mutate(wanted, {
      onSuccess: (booking) => {
        setOpen(false);
        onFound(booking);
      },
      ...(onError && { onError }),
    });
  const look = (text: string) => {
    const wanted = arrivalCodeIn(text);
    const reason = refusalOf(wanted);
    setRefusal(reason);
    if (!reason) find(wanted);
  };
  return {
    open,
    code,
    setCode,
    problem: refusal ?? arrival.error?.message,
    busy: arrival.isPending,
    look,
    lookScanned: (text: string) => {
      setCode(arrivalCodeIn(text));
      look(text);
    },
    /** Opens the dialog only if no booking has this code. */
    lookLinked: (wanted: string) =>
      find(wanted, () => {
        setCode(wanted);
        setOpen(true);
      }),
    openEmpty: () => {
      setCode('');
      setRefusal(undefined);
      arrival.reset();
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

export function FindArrival({ onFound }: FindArrivalProps) {
  const [params, setParams] = useSearchParams();
  const linked = params.get('arrival');
  const lookup = useArrivalLookup(onFound);
  const isPhone = useMediaQuery('(max-width: 37.4375em)');
  const lookLinked = useEffectEvent((wanted: string) => {
    lookup.lookLinked(wanted);
    params.delete('arrival');
    setParams(params, { replace: true });
  });
  useEffect(() => {
    if (linked) lookLinked(linked);
  }, [linked]);

  return (
    <>
      <Button icon={<Icon name="arrivals" />} aria-label={t('Arrival code')} onClick={lookup.openEmpty}>
        {isPhone ? undefined : t('Arrival code')}
      </Button>
      <FormDialog
        open={lookup.open}
        title={t('Arrival code')}
        description={t("The guest's page shows it once all guests of the booking are verified.")}
        size="small"
        submitLabel={t('Find booking')}
        busyLabel={t('Looking...')}
        busy={lookup.busy}
        onClose={lookup.close}
        onSubmit={() => lookup.look(lookup.code)}
      >
        <FormField
          label={t('Arrival code')}
          error={lookup.problem}
          hint={t('Eight letters and digits, in any case')}
        >
          <TextInput value={lookup.code} autoComplete="off" autoFocus onChange={lookup.setCode} />
        </FormField>
        {lookup.open ? <ScanArrival onScanned={lookup.lookScanned} /> : null}
      </FormDialog>
    </>
  );
}

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

function ScanArrival({ onScanned }: { onScanned: (text: string) => void }) {
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

/** Extracts the code from a link of ours, or returns the trimmed text. */
export function arrivalCodeIn(text: string): string {
  const found = /[?&]arrival=([^&#\s]+)/.exec(text)?.[1];
  return found ?? text.trim();
}
