import { Button, FormField, Select, TextInput } from '@suite/ui';
import { useState, type SubmitEvent } from 'react';
import type { StoredOverride } from '../stored-overrides.ts';
import styles from './overrides.module.css';
import { parseOverrideAddress, parseOverrideGrant, type ParsedOverride } from '../parse-override.ts';
import { t } from '../../languages/catalog.ts';

interface AddOverrideProps {
  remotes: readonly string[];
  isFree: boolean;
  onAdd: (override: StoredOverride) => void;
}

const another = 'another';
const exampleAddress = 'http://localhost:4001/';
const grantForm = 'override_...';

export function AddOverride({ remotes, isFree, onAdd }: AddOverrideProps) {
  const [chosen, setChosen] = useState(remotes[0] ?? another);
  const [name, setName] = useState('mf-');
  const [address, setAddress] = useState('');
  const [grant, setGrant] = useState('');
  const [problem, setProblem] = useState<{ of: 'address' | 'grant'; text: string } | null>(null);
  const options = [
    ...remotes.map((remote) => ({ value: remote, label: remote })),
    { value: another, label: t('Another remote') },
  ];
  const submit = (of: 'address' | 'grant', read: () => ParsedOverride) => (event: SubmitEvent) => {
    event.preventDefault();
    const result = read();
    if ('problem' in result) setProblem({ of, text: result.problem });
    else onAdd(result.override);
  };
  const errorOf = (of: 'address' | 'grant') => (problem?.of === of ? problem.text : undefined);
  return (
    <>
      {isFree && (
        <form
          className={styles.form}
          noValidate
          onSubmit={submit('address', () =>
            parseOverrideAddress(chosen === another ? name : chosen, address),
          )}
        >
          <FormField label={t('Remote')}>
            <Select value={chosen} options={options} onChange={setChosen} />
          </FormField>
          {chosen === another && (
            <FormField label={t('Its name')}>
              <TextInput value={name} onChange={setName} />
            </FormField>
          )}
          <FormField label={t('Address')} error={errorOf('address')}>
            <TextInput type="url" placeholder={exampleAddress} value={address} onChange={setAddress} />
          </FormField>
          <Button type="submit">{t('Use this address')}</Button>
        </form>
      )}
      <form className={styles.form} noValidate onSubmit={submit('grant', () => parseOverrideGrant(grant))}>
        <FormField
          label={t('Grant')}
          error={errorOf('grant')}
          hint={isFree ? undefined : t('The operator of this server can give you one.')}
        >
          <TextInput placeholder={grantForm} autoComplete="off" value={grant} onChange={setGrant} />
        </FormField>
        <Button type="submit">{t('Use this grant')}</Button>
      </form>
    </>
  );
}
