import { isServiceAlias, type ServiceOverview } from '@suite/descriptor';
import { FormDialog, FormField, TextInput } from '@suite/ui';
import { useState } from 'react';
import { originProblem } from '../domain/service-state.ts';
import { useMapService } from '../queries/map-service.mutation.ts';
import { Refusal } from '../release-actions/refusal.tsx';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';

interface MapServiceDialogProps {
  open: boolean;
  /** The service whose address is entered; null for a new one. */
  service: ServiceOverview | null;
  onClose: () => void;
}

/** Enters the address of a service. What another operator changed meanwhile is not overwritten. */
export function MapServiceDialog({ open, service, onClose }: MapServiceDialogProps) {
  const { run, busy, error } = useMapService();
  const mapped = service?.mapping;
  const [alias, setAlias] = useState(service?.alias ?? '');
  const [origin, setOrigin] = useState(mapped?.origin ?? '');
  const [failures, setFailures] = useState(0);
  const aliasError = isServiceAlias(alias)
    ? undefined
    : t('Enter small letters, digits and hyphens, such as spa');
  const originError = originProblem(origin);
  const shown = (problem: string | undefined) => (failures > 0 ? problem : undefined);
  return (
    <FormDialog
      open={open}
      size="small"
      title={service ? t('The address of {name}', { name: service.alias }) : t('Map a service')}
      description={t('Calls of users go there, with a token that names them.')}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      busy={busy}
      failures={failures}
      isChanged={origin !== (mapped?.origin ?? '')}
      onClose={onClose}
      onSubmit={() => {
        if (aliasError !== undefined || originError !== undefined) return setFailures(failures + 1);
        run({ alias, origin, ...(mapped && { updated_at: mapped.updated_at }) }, onClose);
      }}
    >
      <div className={styles.form}>
        {service === null && (
          <FormField label={t('Service')} error={shown(aliasError)} hint={t('As remote.json names it: spa')}>
            <TextInput value={alias} onChange={setAlias} />
          </FormField>
        )}
        <FormField
          label={t('Address')}
          error={shown(originError)}
          hint={t('Scheme and host, such as https://spa.internal.example')}
        >
          <TextInput value={origin} onChange={setOrigin} />
        </FormField>
        <Refusal error={error} />
      </div>
    </FormDialog>
  );
}
