import type { PartProps } from '@suite/remote-kit';
import type { LiveRemote } from '@suite/descriptor';
import { useSession } from '@suite/session';
import { useCallback, useEffect, useEffectEvent, useContext, createContext, type ComponentType } from 'react';
import { loadRelease } from '../load-remote.flow.ts';
import { MountedRelease } from '../mounted-release.tsx';
import { refreshRegistryDocument, useRegistryDocument } from '#loading/registry-document';
import { CleanUpBoundaries } from '../clean-up-boundaries.tsx';
import { UnsavedQuestion } from '../../../unsaved/unsaved-question.tsx';
import { useRemoteStage } from '../../lifecycle/use-remote-stage.ts';
import type { ExposedModule } from '../../federation/exposed-module.ts';
import { LoadFailure } from '../../../transfer/load-failure.ts';

export type PartStage =
  | { kind: 'loading' }
  | { kind: 'shown' }
  | { kind: 'failed'; retry: () => Promise<void> };

interface RemotePartProps extends PartProps {
  name: string;
  onStage: (stage: PartStage) => void;
}

export function RemotePart(props: RemotePartProps) {
  const { user } = useSession();
  const userId = user?.user_id ?? null;
  const { data, isPending, refetch } = useRegistryDocument(userId);
  const refresh = useCallback(() => refreshRegistryDocument(userId), [userId]);
  const remote = data?.remotes.find(({ parts }) => parts?.includes(props.name));
  const retry = data ? refresh : async () => void (await refetch());
  useStageCallback(remote ? undefined : isPending ? 'loading' : 'failed', retry, props.onStage);
  if (!remote) return null;
  const release = `${remote.name}/${remote.release}`;
  const outlet = <PartOutlet key={release} {...props} remote={remote} refresh={refresh} />;
  return (
    <>
      <CleanUpBoundaries contents={{ [release]: outlet }} onError={() => undefined} />
      {/* The layout renders it for signed-in users. */}
      {user ? null : <UnsavedQuestion />}
    </>
  );
}

interface PartOutletProps extends RemotePartProps {
  remote: LiveRemote;
  refresh: () => Promise<void>;
}

function PartOutlet({ remote, refresh, name, open, onClose, onStage }: PartOutletProps) {
  const { stage, fail, retry } = useRemoteStage(remote, {
    load: (release, options) =>
      loadRelease(release, { ...options, remote, open: (exported) => openPart(exported, name) }),
    refresh,
  });
  const isShown = 'Screens' in stage;
  useStageCallback(isShown ? 'shown' : stage.kind === 'failed' ? 'failed' : 'loading', retry, onStage);
  if (!isShown) return null;
  return (
    <PartPropsContext value={{ open, onClose }}>
      <MountedRelease key={stage.kind} stage={stage} onError={fail} />
    </PartPropsContext>
  );
}

function useStageCallback(
  kind: PartStage['kind'] | undefined,
  retry: () => Promise<void>,
  onStage: RemotePartProps['onStage'],
): void {
  const tell = useEffectEvent(() => {
    if (kind) onStage(kind === 'failed' ? { kind, retry } : { kind });
  });
  useEffect(() => tell(), [kind]);
}

async function openPart(remote: ExposedModule, name: string): Promise<ComponentType> {
  const load = remote.parts?.[name];
  if (!load) throw new LoadFailure(`There is no part called ${name}`, { canRecover: false });
  const Part = await load();
  return function OpenPart() {
    return <Part {...useContext(PartPropsContext)} />;
  };
}

const PartPropsContext = createContext<PartProps>({ open: false, onClose: () => undefined });
