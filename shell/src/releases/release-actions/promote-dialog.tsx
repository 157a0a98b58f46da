import type { RemoteOverview } from '@suite/descriptor';
import { Button, Dialog, FormField, NumberInput, Select, TextInput } from '@suite/ui';
import { useId, useState } from 'react';
import { consequences, defaultAudience, readAudience, type Audience } from '../domain/audience.ts';
import { shortName } from '../domain/release-name.ts';
import { usePromoteRelease } from '../queries/promote-release.mutation.ts';
import { Refusal } from './refusal.tsx';
import styles from '../components/releases.module.css';
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

/** Promotes a release for all visitors, a percentage or single hotels, and states the consequences first. */
export function PromoteDialog({ remote, release, onClose }: PromoteDialogProps) {
  const { run, busy, error } = usePromoteRelease(remote.remote);
  const [audience, setAudience] = useState<Audience>(defaultAudience);
  const [tried, setTried] = useState(false);
  const formId = useId();
  const read = readAudience(audience);
  const problem = tried && 'problem' in read ? read.problem : undefined;
  return (
    <Dialog
      open
      title={t('Promote {title}', { title: remote.title })}
      description={t('Version {version}', { version: shortName(release) })}
      onClose={onClose}
      busy={busy}
      size="small"
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={t('Promoting...')}>
            {t('Promote')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
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
      </form>
    </Dialog>
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
