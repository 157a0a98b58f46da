import type { OverrideGrant, RemoteOverview } from '@suite/descriptor';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { DecidePermissionDialog, type DecidePermissionAction } from './decide-permission-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import {
  usePromoteRelease,
  useRevokeOverride,
  useDecideOrigin,
  useRollBackRelease,
  type OriginDecision,
} from '../queries/releases.mutation.ts';
import { t } from '../../languages/catalog.ts';
import { shortName } from '../domain/release-name.ts';

export type ReleaseAction =
  | { kind: 'promote'; release: string }
  | RollBackAction
  | DecidePermissionAction
  | DecideOriginAction
  | { kind: 'unpin'; hotel_id: number }
  | { kind: 'revoke'; grant: OverrideGrant };

interface DialogPropsOf<Action> {
  action: Action;
  remote: RemoteOverview;
  onClose: () => void;
}

export function ReleaseActionDialog({ action, remote, onClose }: DialogPropsOf<ReleaseAction | null>) {
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

export interface DecideOriginAction extends OriginDecision {
  kind: 'decide-origin';
}

function DecideOriginDialog({
  action: { origin, verb },
  remote,
  onClose,
}: DialogPropsOf<DecideOriginAction>) {
  const decide = useDecideOrigin(remote.remote);
  const names = { name: remote.title, origin };
  const texts =
    verb === 'accept'
      ? {
          title: t('Accept {name}?', { name: origin }),
          text: t(
            'The team of {name} can then grant overrides from {origin}. A user who holds one sees that code, which can do all that this user can.',
            names,
          ),
          confirmLabel: t('Accept'),
          busyLabel: t('Accepting...'),
        }
      : {
          title: t('Refuse {name}?', { name: origin }),
          text: t('Overrides of {name} from {origin} end, and its team cannot grant others.', names),
          confirmLabel: t('Refuse'),
          busyLabel: t('Refusing...'),
        };
  return (
    <ConfirmReleaseChange
      {...texts}
      danger={verb !== 'accept'}
      mutation={decide}
      input={{ origin, verb }}
      onClose={onClose}
    />
  );
}

type RollBackAction =
  | { kind: 'roll-back'; from: string; to: string; canary: string | undefined }
  | { kind: 'end-canary'; release: string; percent: number; live: string | null };

function RollBackDialog({ action, remote, onClose }: DialogPropsOf<RollBackAction>) {
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
