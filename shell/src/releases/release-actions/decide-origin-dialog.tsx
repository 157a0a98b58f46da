import type { RemoteOverview } from '@suite/descriptor';
import { useDecideOrigin, type OriginDecision } from '../queries/releases.mutation.ts';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { t } from '../../languages/catalog.ts';

export interface DecideOriginAction extends OriginDecision {
  kind: 'decide-origin';
}

interface DecideOriginDialogProps {
  action: DecideOriginAction;
  remote: RemoteOverview;
  onClose: () => void;
}

export function DecideOriginDialog({ action: { origin, verb }, remote, onClose }: DecideOriginDialogProps) {
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
