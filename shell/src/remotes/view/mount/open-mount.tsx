import type { LoadableRelease, VisibleRoute } from '@suite/descriptor';
import type { MountModule, RemoteHost } from '@suite/remote-kit';
import { useUnsaved } from '@suite/session';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { toLoadFailure } from '../../../transfer/load-failure.ts';
import { ShownContext, type ReleaseScreens } from '../../lifecycle/remote-stage.ts';
import { MountEvents } from './mount-context.ts';
import { startMount } from './start-mount.ts';

interface OpenMountOptions {
  release: LoadableRelease;
  host: Required<RemoteHost>;
  routes: readonly VisibleRoute[];
  loading: ReactNode;
}

type MountedScreens = ComponentType<{ props?: object }> & Required<Pick<ReleaseScreens, 'reportsShown'>>;

const noProps = {};

export function openMount(
  { mount }: MountModule,
  { release, host, routes, loading }: OpenMountOptions,
): MountedScreens {
  const baseOf = (pathname: string) =>
    routes.map(({ path }) => matchPath(path, pathname)).find(Boolean)?.pathnameBase ?? pathname;
  function MountScreens({ props = noProps }: { props?: object }) {
    const place = useRef<HTMLDivElement>(null);
    const [isShown, setShown] = useState(false);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [unsaved, setUnsaved] = useState(false);
    const [events] = useState(() => new MountEvents());
    const { pathname, search, hash } = useLocation();
    const path = pathname + search + hash;
    const navigate = useNavigate();
    const reportShown = useContext(ShownContext);
    const given = useRef(props);
    useUnsaved(unsaved);
    const begin = useEffectEvent((into: HTMLElement) =>
      startMount(into, {
        mount,
        release,
        host,
        events,
        props: () => given.current,
        basePath: () => baseOf(location.pathname),
        navigate: (to, replace) => void navigate(to, { replace }),
        setUnsaved,
        onShown: () => {
          setShown(true);
          reportShown();
        },
        onError: (error) => setFailure({ error }),
      }),
    );
    useEffect(() => (place.current ? begin(place.current) : undefined), []);
    useEffect(() => events.emit('path'), [events, path]);
    useEffect(() => {
      given.current = props;
      events.emit('props');
    }, [events, props]);
    if (failure) throw toLoadFailure(failure.error);
    return (
      <>
        {!isShown && loading}
        <div ref={place} />
      </>
    );
  }
  return Object.assign(MountScreens, { reportsShown: true as const });
}
