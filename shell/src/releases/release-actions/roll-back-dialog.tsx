import type { RemoteOverview } from '@suite/descriptor';
import { shortName } from '../domain/release-name.ts';
import { useRollBackRelease } from '../queries/releases.mutation.ts';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { t } from '../../languages/catalog.ts';

export type RollBackAction =
  | { kind: 'roll-back'; from: string; to: string; canary: string | undefined }
  | { kind: 'end-canary'; release: string; percent: number; live: string | null };

interface RollBackDialogProps {
  action: RollBackAction;
  remote: RemoteOverview;
  onClose: () => void;
}

export function RollBackDialog({ action, remote, onClose }: RollBackDialogProps) {
  const rollBack = useRollBackRelease(remote.remote);
  const name = remote.title;
  if (action.kind === 'roll-back') {
    const { from, to, canary } = action;
    const names = { to: shortName(to), from: shortName(from) };
    const text =
      canary === undefined
        ? t('{to} goes live again in place of {from}.', names)
        : t('{to} goes live again in place of {from}. The percentage that gets {canary} ends.', {
            ...names,
            canary: shortName(canary),
          });
    return (
      <ConfirmReleaseChange
        title={t('Roll {name} back?', { name })}
        text={text}
        confirmLabel={t('Roll back to {release}', { release: names.to })}
        busyLabel={t('Rolling back...')}
        mutation={rollBack}
        input={{ from }}
        onClose={onClose}
      />
    );
  }
  const { release, percent, live } = action;
  const given = { percent, release: shortName(release) };
  const text =
    live === null
      ? t('{percent} % of the people get {release} now; then they do not get it any more.', given)
      : t('{percent} % of the people get {release} now; then they get {live}, the live release.', {
          ...given,
          live: shortName(live),
        });
  return (
    <ConfirmReleaseChange
      title={t('End the {percent} % of {name}?', { percent, name })}
      text={text}
      confirmLabel={t('End the {percent} %', { percent })}
      busyLabel={t('Ending...')}
      mutation={rollBack}
      input={{ canary: true, from: release }}
      onClose={onClose}
    />
  );
}
