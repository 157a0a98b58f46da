import type { ServiceOverview } from '@suite/descriptor';
import { useUnmapService } from '../queries/releases.mutation.ts';
import { ConfirmReleaseChange } from '../release-actions/confirm-release-change.tsx';
import { t } from '../../languages/catalog.ts';

interface UnmapServiceDialogProps {
  service: ServiceOverview;
  onClose: () => void;
}

export function UnmapServiceDialog({ service, onClose }: UnmapServiceDialogProps) {
  const unmap = useUnmapService();
  const { alias, remotes, mapping } = service;
  if (!mapping) return null;
  const text =
    remotes.length === 0
      ? t('No live release needs it.')
      : t('Calls of {remotes} fail from then on.', { remotes: remotes.map(({ title }) => title).join(', ') });
  return (
    <ConfirmReleaseChange
      title={t('Unmap {name}?', { name: alias })}
      text={text}
      confirmLabel={t('Unmap')}
      busyLabel={t('Ending...')}
      mutation={unmap}
      input={{ alias, updated_at: mapping.updated_at, force: remotes.length > 0 }}
      onClose={onClose}
    />
  );
}
