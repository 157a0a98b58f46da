import { addDays } from '@suite/contracts/dates';
import { maxTokenDays } from '@suite/contracts/integrations';
import type { ApiScope } from '@suite/contracts/permissions';
import { translateMessage } from '@suite/i18n';
import {
  Banner,
  Checkbox,
  DateInput,
  FieldGroup,
  FormDialog,
  FormField,
  inputOf,
  Select,
  TextInput,
  useCheckedForm,
} from '@suite/ui';
import { useId } from 'react';
import {
  checkToken,
  lifetimeOptions,
  newToken,
  scopeWords,
  todayHere,
  type TokenValues,
} from '../../../domain/api-tokens.ts';
import { t } from '../../../languages/catalog.ts';
import { useCreateApiToken } from '../../../queries/api-tokens.ts';
import styles from './api-tokens.module.css';

export interface CreatedToken {
  name: string;
  secret: string;
}

interface CreateTokenDialogProps {
  onClose: () => void;
  onCreated: (token: CreatedToken) => void;
}

export function CreateTokenDialog({ onClose, onCreated }: CreateTokenDialogProps) {
  const form = useCheckedForm<TokenValues, ReturnType<typeof checkToken>['value']>(
    (values) => checkToken(values),
    newToken,
  );
  const create = useCreateApiToken();
  const submit = () => {
    const payload = form.submit();
    if (!payload || create.isPending) return;
    create.mutate(payload, {
      onSuccess: ({ result: { token, secret } }) => onCreated({ name: token.name, secret }),
      onError: ({ errors }) => form.refuse(errors),
    });
  };
  const { scopes, lifetime } = form.values;
  const today = todayHere();
  return (
    <FormDialog
      open
      title={t('Create API Token')}
      description={t('A program that holds the token acts in this hotel until it expires or you revoke it.')}
      submitLabel={t('Create Token')}
      busyLabel={t('Creating...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      {create.error && create.error.errors.length === 0 ? (
        <Banner tone="error">{create.error.message}</Banner>
      ) : null}
      <FormField
        label={t('Name')}
        required
        error={form.errorOf('name')}
        hint={t('The program that uses it, such as Channel manager. Audit log and history show this name.')}
      >
        <TextInput {...inputOf(form, 'name')} maxLength={60} autoComplete="off" />
      </FormField>
      <ScopeChoice chosen={scopes} error={form.errorOf('scopes')} onChange={form.change('scopes')} />
      <FormField label={t('Valid for')} required>
        <Select {...inputOf(form, 'lifetime')} options={lifetimeOptions()} />
      </FormField>
      {lifetime === 'date' ? (
        <FormField
          label={t('Last day')}
          required
          error={form.errorOf('expires_on')}
          hint={t('At most two years from now')}
        >
          <DateInput {...inputOf(form, 'expires_on')} min={today} max={addDays(today, maxTokenDays)} />
        </FormField>
      ) : null}
    </FormDialog>
  );
}

interface ScopeChoiceProps {
  chosen: readonly ApiScope[];
  error: string | undefined;
  onChange: (scopes: readonly ApiScope[]) => void;
}

function ScopeChoice({ chosen, error, onChange }: ScopeChoiceProps) {
  const errorId = useId();
  const toggle = (name: ApiScope) =>
    onChange(chosen.includes(name) ? chosen.filter((scope) => scope !== name) : [...chosen, name]);
  return (
    <div role="group" aria-describedby={error ? errorId : undefined}>
      <FieldGroup legend={t('The program may')}>
        {scopeWords().map(({ name, title, explanation }) => (
          <div key={name}>
            <Checkbox checked={chosen.includes(name)} onChange={() => toggle(name)}>
              {title}
            </Checkbox>
            <p className={styles.explanation}>{explanation}</p>
          </div>
        ))}
      </FieldGroup>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className={styles.error}>
            {translateMessage(error)}
          </p>
        ) : null}
      </div>
    </div>
  );
}
