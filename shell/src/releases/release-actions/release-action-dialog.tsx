import type { OverrideGrant, RemoteOverview } from '@suite/descriptor';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { DecideOriginDialog, type DecideOriginAction } from './decide-origin-dialog.tsx';
import { DecidePermissionDialog, type DecidePermissionAction } from './decide-permission-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { usePromoteRelease, useRevokeOverride } from '../queries/releases.mutation.ts';
import { RollBackDialog, type RollBackAction } from './roll-back-dialog.tsx';
import { t } from '../../languages/catalog.ts';

export type ReleaseAction =
  | { kind: 'promote'; release: string }
  | RollBackAction
  | DecidePermissionAction
  | DecideOriginAction
  | { kind: 'unpin'; hotel_id: number }
  | { kind: 'revoke'; grant: OverrideGrant };

interface ReleaseActionDialogProps {
  action: ReleaseAction | null;
  remote: RemoteOverview;
  onClose: () => void;
}

export function ReleaseActionDialog({ action, remote, onClose }: ReleaseActionDialogProps) {
  const promote = usePromoteRelease(remote.remote);
  const revoke = useRevokeOverride();
  const name = remote.title;

  switch (action?.kind) {
    case undefined:
      return null;
    case 'promote':
      return <PromoteDialog remote={remote} release={action.release} onClose={onClose} />;
    case 'roll-back':
    case 'end-canary':
      return <RollBackDialog action={action} remote={remote} onClose={onClose} />;
    case 'decide-permission':
      return <DecidePermissionDialog action={action} remote={remote} onClose={onClose} />;
    case 'decide-origin':
      return <DecideOriginDialog action={action} remote={remote} onClose={onClose} />;
    case 'unpin':
      return (
        <ConfirmReleaseChange
          title={t('End it for hotel {number}?', { number: action.hotel_id })}
          text={t('The users of hotel {number} get the live release of {name}.', {
            number: action.hotel_id,
            name,
          })}
          confirmLabel={t('End for hotel {number}', { number: action.hotel_id })}
          busyLabel={t('Ending...')}
          mutation={promote}
          input={{ release: 'live', hotels: [action.hotel_id] }}
          onClose={onClose}
        />
      );
    case 'revoke':
      return (
        <ConfirmReleaseChange
          title={t('Take the override back?')}
          text={t('{name} from {url} is not shown any more ({user}).', {
            name,
            url: action.grant.url,
            user: action.grant.granted_to,
          })}
          confirmLabel={t('Take back')}
          busyLabel={t('Taking back...')}
          mutation={revoke}
          input={action.grant.id}
          onClose={onClose}
        />
      );
  }
}
