import { isServiceAlias, type ServiceOverview } from '@suite/descriptor';
import { Checkbox, FieldGroup, FormDialog, FormField, TextInput } from '@suite/ui';
import { useState } from 'react';
import { originProblem } from '../domain/service-state.ts';
import { useMapService } from '../queries/releases.mutation.ts';
import { Refusal } from '../release-actions/confirm-release-change.tsx';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';

interface MapServiceDialogProps {
  open: boolean;
  service: ServiceOverview | null;
  onClose: () => void;
}

const unmapped = { origin: '', remotes: [], permissions: null, updated_at: undefined };

export function MapServiceDialog({ open, service, onClose }: MapServiceDialogProps) {
  const { run, busy, error } = useMapService();
  const { updated_at, ...mapped } = service?.mapping ?? unmapped;
  const mappedPermissions = (mapped.permissions ?? []).join(', ');
  const stored = [service?.alias ?? '', mapped.origin, mappedPermissions, mapped.remotes];
  const [alias, setAlias] = useState(service?.alias ?? '');
  const [origin, setOrigin] = useState(mapped.origin);
  const [remotes, setRemotes] = useState<string[]>(mapped.remotes);
  const [permissions, setPermissions] = useState(mappedPermissions);
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
      isChanged={[alias, origin, permissions, remotes].join() !== stored.join()}
      onClose={onClose}
      onSubmit={() => {
        if (aliasError !== undefined || originError !== undefined) return setFailures(failures + 1);
        run({ alias, origin, remotes, permissions: namesIn(permissions), updated_at }, onClose);
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
        {service && <CallerField service={service} remotes={remotes} onChange={setRemotes} />}
        <FormField
          label={t('Permissions that callers need')}
          hint={t('Any of these, separated by commas. Without one, what the remotes need.')}
        >
          <TextInput value={permissions} onChange={setPermissions} />
        </FormField>
        <Refusal error={error} />
      </div>
    </FormDialog>
  );
}

function namesIn(entered: string): string[] | null {
  const names = entered.split(/[\s,]+/).filter((name) => name !== '');
  return names.length > 0 ? names : null;
}

interface CallerFieldProps {
  service: ServiceOverview;
  remotes: string[];
  onChange: (remotes: string[]) => void;
}

function CallerField({ service, remotes, onChange }: CallerFieldProps) {
  const accepted = (service.mapping?.remotes ?? []).map((remote) => ({ remote, title: remote }));
  const named = [...accepted, ...service.remotes, ...service.asked_by];
  const callers = [...new Map(named.map((one) => [one.remote, one])).values()];
  if (callers.length === 0) return null;
  return (
    <FieldGroup legend={t('Remotes that may call it')}>
      {callers.map(({ remote, title }) => (
        <Checkbox
          key={remote}
          checked={remotes.includes(remote)}
          onChange={(checked) =>
            onChange(checked ? [...remotes, remote].sort() : remotes.filter((one) => one !== remote))
          }
        >
          {title} <bdi>({remote})</bdi>
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
