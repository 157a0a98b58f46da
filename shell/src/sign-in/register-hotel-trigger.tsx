import { Banner, Button } from '@suite/ui/core';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { loadRemotePart, preloadPart } from '#loading/load-remote-part';
import type { PartStage, RemotePart } from '../remotes/view/part/remote-part.tsx';
import { useRetry } from '../remotes/view/failure/failure-card.tsx';
import styles from './sign-in.module.css';
import { t } from '../languages/catalog.ts';

const name = 'register-hotel';

type Part = ComponentType<ComponentProps<typeof RemotePart>>;

export function RegisterHotelTrigger() {
  const [open, setOpen] = useState(false);
  const [Shown, setShown] = useState<{ Part: Part }>();
  const [stage, setStage] = useState<PartStage>();

  const load = async () => {
    setStage({ kind: 'loading' });
    try {
      const { RemotePart: Part } = await loadRemotePart();
      setShown({ Part });
    } catch {
      setStage({ kind: 'failed', retry: load });
    }
  };
  const press = () => {
    setOpen(true);
    if (!Shown) void load();
  };
  const preload = () => {
    if (!Shown) preloadPart(name, null);
  };
  return (
    <div className={styles.door}>
      {stage?.kind === 'failed' ? (
        <Failure retry={stage.retry} />
      ) : (
        <span onMouseEnter={preload} onFocus={preload}>
          <Button aria-haspopup="dialog" busy={open && stage?.kind === 'loading'} onClick={press}>
            {t('Register Your Hotel')}
          </Button>
        </span>
      )}
      {Shown && <Shown.Part name={name} open={open} onClose={() => setOpen(false)} onStage={setStage} />}
    </div>
  );
}

function Failure({ retry: again }: { retry: () => Promise<void> }) {
  const { busy, retry } = useRetry(again);
  return (
    <>
      <Banner tone="error">
        {t('Hotel registration could not be loaded. Signing in works as usual; please try again.')}
      </Banner>
      <Button busy={busy} onClick={retry}>
        {t('Retry')}
      </Button>
    </>
  );
}
