import type { LiveRemote, VisibleFill, LoadableRelease } from '@suite/descriptor';
import { Banner, Button, Skeleton } from '@suite/ui';
import { useMemo, createContext, useContext } from 'react';
import { useRemoteStage } from '../../lifecycle/use-remote-stage.ts';
import { forModule } from '../../registry/find-fills.ts';
import { EarlierVersionNotice } from '../failure/earlier-version-notice.tsx';
import { useRetry } from '../failure/failure-card.tsx';
import { StillLoading } from '../loading/still-loading.tsx';
import { loadRelease } from '../load-remote.flow.ts';
import { MountedRelease } from '../mounted-release.tsx';
import { t } from '../../../languages/catalog.ts';
import type { ExposedModule } from '../../federation/exposed-module.ts';
import type { ReleaseScreens } from '../../lifecycle/remote-stage.ts';
import { loadMount, hostOf } from '../remote-host.tsx';

const FillPropsContext = createContext<object>({});

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
        <MountedRelease key={stage.kind} stage={stage} onError={fail} />
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

export async function openFill(
  { createFill, mount }: ExposedModule,
  { loaded, ...declared }: Pick<LiveRemote, 'name' | 'events'> & { loaded: LoadableRelease },
): Promise<ReleaseScreens> {
  const host = hostOf(declared);
  if (mount) {
    const { openMount } = await loadMount();
    const Fill = openMount({ mount }, { release: loaded, host, routes: [], loading: <Skeleton /> });
    const MountedFill = () => <Fill props={useContext(FillPropsContext)} />;
    return Object.assign(MountedFill, { reportsShown: true as const });
  }
  if (!createFill) throw new Error('The module does not export what fills a slot');
  const Fill = await createFill(host);
  return function OpenFill() {
    return <Fill {...useContext(FillPropsContext)} />;
  };
}
