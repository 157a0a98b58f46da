import { createContext, useContext } from 'react';
import type { LiveRemote, LoadableRelease } from '@suite/descriptor';
import { Skeleton } from '@suite/ui';
import type { ExposedModule } from '../federation/exposed-module.ts';
import type { ReleaseScreens } from '../lifecycle/remote-stage.ts';
import { loadMount } from './mount/load-mount.ts';
import { hostOf } from './remote-host.ts';

export const FillPropsContext = createContext<object>({});

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
