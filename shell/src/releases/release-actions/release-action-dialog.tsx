import type { OverrideGrant, RemoteOverview } from '@suite/descriptor';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { usePromoteRelease } from '../queries/promote-release.mutation.ts';
import { useRevokeOverride } from '../queries/revoke-override.mutation.ts';
import { RollBackDialog, type RollBackAction } from './roll-back-dialog.tsx';

/** What the operator asked for, with the releases that were served at that moment. */
export type ReleaseAction =
  | { kind: 'promote'; release: string }
  | RollBackAction
  | { kind: 'unpin'; hotel_id: number }
  | { kind: 'revoke'; grant: OverrideGrant };

interface ReleaseActionDialogProps {
  asked: ReleaseAction | null;
  remote: RemoteOverview;
  onClose: () => void;
}

/** The dialog that confirms what the operator asked for. */
export function ReleaseActionDialog({ asked, remote, onClose }: ReleaseActionDialogProps) {
  const promote = usePromoteRelease(remote.remote);
  const revoke = useRevokeOverride();
  const name = remote.title;

  switch (asked?.kind) {
    case undefined:
      return null;
    case 'promote':
      return <PromoteDialog remote={remote} release={asked.release} onClose={onClose} />;
    case 'roll-back':
    case 'end-canary':
      return <RollBackDialog action={asked} remote={remote} onClose={onClose} />;
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
