import type { OverrideGrant, RemoteOverview } from '@suite/descriptor';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { shortName } from '../domain/release-name.ts';
import { PromoteDialog } from './promote-dialog.tsx';
import { usePromoteRelease } from '../queries/promote-release.mutation.ts';
import { useRevokeOverride } from '../queries/revoke-override.mutation.ts';
import { useRollBackRelease } from '../queries/roll-back-release.mutation.ts';

/** What the operator asked for, with the releases that were served at that moment. */
export type ReleaseAction =
  | { kind: 'promote'; release: string }
  | { kind: 'roll-back'; from: string; to: string; canary: string | undefined }
  | { kind: 'end-canary'; release: string; percent: number; live: string | null }
  | { kind: 'unpin'; hotel_id: number }
  | { kind: 'revoke'; grant: OverrideGrant };

interface ReleaseActionDialogProps {
  asked: ReleaseAction | null;
  remote: RemoteOverview;
  onClose: () => void;
}

/** The dialog that confirms what the operator asked for. */
export function ReleaseActionDialog({ asked, remote, onClose }: ReleaseActionDialogProps) {
  const rollBack = useRollBackRelease(remote.remote);
  const promote = usePromoteRelease(remote.remote);
  const revoke = useRevokeOverride();
  const name = remote.title;

  switch (asked?.kind) {
    case undefined:
      return null;
    case 'promote':
      return <PromoteDialog remote={remote} release={asked.release} onClose={onClose} />;
    case 'roll-back': {
      const { from, to, canary } = asked;
      const rest = canary === undefined ? '' : ` The percentage that gets ${shortName(canary)} ends.`;
      return (
        <ConfirmReleaseChange
          title={`Roll ${name} back?`}
          text={`${shortName(to)} goes live again in place of ${shortName(from)}.${rest}`}
          confirmLabel={`Roll back to ${shortName(to)}`}
          busyLabel="Rolling back..."
          move={rollBack}
          input={{ from }}
          onClose={onClose}
        />
      );
    }
    case 'end-canary': {
      const { release, percent, live } = asked;
      const rest =
        live === null ? 'they do not get it any more' : `they get ${shortName(live)}, the live release`;
      return (
        <ConfirmReleaseChange
          title={`End the ${percent} % of ${name}?`}
          text={`${percent} % of the people get ${shortName(release)} now; then ${rest}.`}
          confirmLabel={`End the ${percent} %`}
          busyLabel="Ending..."
          move={rollBack}
          input={{ canary: true, from: release }}
          onClose={onClose}
        />
      );
    }
    case 'unpin':
      return (
        <ConfirmReleaseChange
          title={`End it for hotel ${asked.hotel_id}?`}
          text={`The users of hotel ${asked.hotel_id} get the live release of ${name}.`}
          confirmLabel={`End for hotel ${asked.hotel_id}`}
          busyLabel="Ending..."
          move={promote}
          input={{ release: 'live', hotels: [asked.hotel_id] }}
          onClose={onClose}
        />
      );
    case 'revoke':
      return (
        <ConfirmReleaseChange
          title="Take the override back?"
          text={`${name} from ${asked.grant.url} is not shown any more (${asked.grant.granted_to}).`}
          confirmLabel="Take back"
          busyLabel="Taking back..."
          move={revoke}
          input={asked.grant.id}
          onClose={onClose}
        />
      );
  }
}
