import type { RemoteOverview } from '@suite/descriptor';
import { shortName } from '../domain/release-name.ts';
import { useRollBackRelease } from '../queries/roll-back-release.mutation.ts';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';

/** To the live release before this one, or to the live one for those who get the canary. */
export type RollBackAction =
  | { kind: 'roll-back'; from: string; to: string; canary: string | undefined }
  | { kind: 'end-canary'; release: string; percent: number; live: string | null };

interface RollBackDialogProps {
  action: RollBackAction;
  remote: RemoteOverview;
  onClose: () => void;
}

/** Confirms a roll-back, or the end of a canary. */
export function RollBackDialog({ action, remote, onClose }: RollBackDialogProps) {
  const rollBack = useRollBackRelease(remote.remote);
  const name = remote.title;
  if (action.kind === 'roll-back') {
    const { from, to, canary } = action;
    const rest = canary === undefined ? '' : ` The percentage that gets ${shortName(canary)} ends.`;
    return (
      <ConfirmReleaseChange
        title={`Roll ${name} back?`}
        text={`${shortName(to)} goes live again in place of ${shortName(from)}.${rest}`}
        confirmLabel={`Roll back to ${shortName(to)}`}
        busyLabel="Rolling back..."
        mutation={rollBack}
        input={{ from }}
        onClose={onClose}
      />
    );
  }
  const { release, percent, live } = action;
  const rest =
    live === null ? 'they do not get it any more' : `they get ${shortName(live)}, the live release`;
  return (
    <ConfirmReleaseChange
      title={`End the ${percent} % of ${name}?`}
      text={`${percent} % of the people get ${shortName(release)} now; then ${rest}.`}
      confirmLabel={`End the ${percent} %`}
      busyLabel="Ending..."
      mutation={rollBack}
      input={{ canary: true, from: release }}
      onClose={onClose}
    />
  );
}
