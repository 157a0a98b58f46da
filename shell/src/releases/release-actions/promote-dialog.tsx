import type { RemoteOverview } from '@suite/descriptor';
import { FormDialog, FormField, NumberInput, Select, TextInput } from '@suite/ui';
import { useState } from 'react';
import { consequences, defaultAudience, readAudience, type Audience } from '../domain/audience.ts';
import { shortName } from '../domain/release-name.ts';
import { usePromoteRelease } from '../queries/releases.mutation.ts';
import { Refusal } from './confirm-release-change.tsx';
import { t } from '../../languages/catalog.ts';

interface PromoteDialogProps {
  remote: RemoteOverview;
  release: string;
  onClose: () => void;
}

const kinds = () =>
  [
    { value: 'all', label: t('All visitors') },
    { value: 'percent', label: t('A percentage of the people') },
    { value: 'hotels', label: t('Single hotels') },
  ] as const;

export function PromoteDialog({ remote, release, onClose }: PromoteDialogProps) {
  const { run, busy, error } = usePromoteRelease(remote.remote);
  const [audience, setAudience] = useState<Audience>(defaultAudience);
  const [tried, setTried] = useState(false);
  const read = readAudience(audience);
  const problem = tried && 'problem' in read ? read.problem : undefined;
  return (
    <FormDialog
      open
      title={t('Promote {title}', { title: remote.title })}
      description={t('Version {version}', { version: shortName(release) })}
      size="small"
      submitLabel={t('Promote')}
      busyLabel={t('Promoting...')}
      busy={busy}
      isChanged={audience !== defaultAudience}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if ('reach' in read) run({ release, ...read.reach }, onClose);
      }}
    >
      <AudienceFields audience={audience} problem={problem} onChange={setAudience} />
      <div aria-live="polite">
        {'reach' in read &&
          consequences(remote, release, read.reach).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
      <Refusal error={error} />
    </FormDialog>
  );
}

interface AudienceFieldsProps {
  audience: Audience;
  problem: string | undefined;
  onChange: (audience: Audience) => void;
}

function AudienceFields({ audience, problem, onChange }: AudienceFieldsProps) {
  const change = (part: Partial<Audience>) => onChange({ ...audience, ...part });
  return (
    <>
      <FormField label={t('Who gets it')}>
        <Select value={audience.kind} options={kinds()} onChange={(kind) => change({ kind })} />
      </FormField>
      {audience.kind === 'percent' && (
        <FormField
          label={t('Percentage')}
          error={problem}
          hint={t('Each person keeps what they were given.')}
        >
          <NumberInput
            min={1}
            max={99}
            value={audience.percent}
            onChange={(percent) => change({ percent })}
          />
        </FormField>
      )}
      {audience.kind === 'hotels' && (
        <FormField
          label={t('Hotels')}
          error={problem}
          hint={t('Their numbers, such as 7, 12. View on Hotels shows the number of each.')}
        >
          <TextInput inputMode="numeric" value={audience.hotels} onChange={(hotels) => change({ hotels })} />
        </FormField>
      )}
    </>
  );
}
