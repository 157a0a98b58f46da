import type { LiveRemote, VisibleFill } from '@suite/descriptor';
import { Banner, Button, Skeleton } from '@suite/ui';
import { useMemo } from 'react';
import { useRemoteStage } from '../../lifecycle/use-remote-stage.ts';
import { forModule } from '../../registry/find-fills.ts';
import { EarlierVersionNotice } from '../failure/earlier-version-notice.tsx';
import { useRetry } from '../failure/use-retry.ts';
import { StillLoading } from '../loading/still-loading.tsx';
import { loadRelease } from '../load-remote.flow.ts';
import { MountedRelease } from '../mounted-release.tsx';
import { FillPropsContext, openFill } from '../open-fill.tsx';
import { t } from '../../../languages/catalog.ts';

interface FillOutletProps {
  remote: LiveRemote;
  fill: VisibleFill;
  props: object;
  refresh: () => Promise<unknown>;
}

export function FillOutlet({ remote, fill, props, refresh }: FillOutletProps) {
  const { module, title } = fill;
  const filling = useMemo(() => forModule(remote, module), [remote, module]);
  const { stage, fail, retry } = useRemoteStage(filling, {
    load: (loaded, options) =>
      loadRelease(loaded, {
        ...options,
        remote: filling,
        module,
        open: (exported) => openFill(exported, { ...filling, loaded }),
      }),
    refresh,
  });
  if (stage.kind === 'loading') return stage.isLate ? <StillLoading title={title} /> : <Skeleton />;
  if (stage.kind === 'failed') return <FillFailure title={title} onRetry={retry} />;
  return (
    <>
      {stage.kind === 'earlier' && (
        <EarlierVersionNotice title={title} {...('cause' in stage && { onRetry: retry })} />
      )}
      <FillPropsContext value={props}>
        <MountedRelease
          key={stage.kind}
          release={stage.release}
          Screens={stage.Screens}
          trace={stage.trace}
          onError={fail}
        />
      </FillPropsContext>
    </>
  );
}

function FillFailure({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <Banner tone="error" title={t('{title} is not available', { title })}>
      <Button size="small" busy={busy} onClick={retry}>
        {t('Retry')}
      </Button>
    </Banner>
  );
}
