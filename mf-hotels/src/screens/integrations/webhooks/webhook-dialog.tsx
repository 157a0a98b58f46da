import { checkForm } from '@suite/contracts/forms';
import {
  webhookEventTypes,
  webhookFormSchema,
  type Webhook,
  type WebhookEventType,
  type WebhookForm,
} from '@suite/contracts/integrations';
import { translateMessage } from '@suite/i18n';
import {
  Banner,
  Checkbox,
  FieldGroup,
  FormDialog,
  FormField,
  inputOf,
  TextInput,
  toast,
  useCheckedForm,
  type CheckedFormState,
} from '@suite/ui';
import { eventName } from '../../../domain/webhooks.ts';
import { t } from '../../../languages/catalog.ts';
import { useCreateWebhook, useUpdateWebhook } from '../../../queries/webhooks.ts';
import styles from '../integrations.module.css';

const start: WebhookForm = {
  name: '',
  url: '',
  event_types: [...webhookEventTypes],
  includes_personal_data: false,
};

const valuesOf = ({ name, url, event_types, includes_personal_data }: Webhook): WebhookForm => ({
  ...{ name, url, includes_personal_data },
  event_types: event_types as WebhookEventType[],
});

interface WebhookDialogProps {
  /** Null to add one. */
  webhook: Webhook | null;
  onCreated: (secret: string) => void;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const form = useCheckedForm(
    (values: WebhookForm) => checkForm(webhookFormSchema, values),
    webhook ? valuesOf(webhook) : start,
  );
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const { error, isPending } = webhook ? update : create;
  const submit = () => {
    const value = form.submit();
    if (!value || isPending) return;
    const onError = ({ errors }: { errors: Parameters<typeof form.refuse>[0] }) => form.refuse(errors);
    if (!webhook) {
      create.mutate(value, { onSuccess: ({ result }) => onCreated(result.secret), onError });
      return;
    }
    const onSuccess = () => {
      toast.success(t('{name} is saved', { name: value.name }));
      onClose();
    };
    update.mutate({ ...value, id: webhook.id }, { onSuccess, onError });
  };
  return (
    <FormDialog
      open
      title={webhook ? t('Edit webhook') : t('Add webhook')}
      submitLabel={webhook ? t('Save') : t('Add webhook')}
      busyLabel={t('Saving...')}
      submitDisabled={webhook !== null && !form.isChanged}
      busy={isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onClose={onClose}
      onSubmit={submit}
    >
      {error && error.errors.length === 0 ? <Banner tone="error">{error.message}</Banner> : null}
      <FormField label={t('Name')} required error={form.errorOf('name')}>
        <TextInput {...inputOf(form, 'name')} maxLength={60} autoComplete="off" />
      </FormField>
      <FormField
        label={t('Address')}
        required
        error={form.errorOf('url')}
        hint={t('The receiver must be reachable from the internet by https.')}
      >
        <TextInput {...inputOf(form, 'url')} type="url" autoComplete="off" />
      </FormField>
      <EventFields form={form} />
      <PersonalDataField form={form} />
    </FormDialog>
  );
}

type Form = CheckedFormState<WebhookForm, unknown>;

function EventFields({ form }: { form: Form }) {
  const chosen = form.values.event_types;
  const toggle = (type: WebhookEventType) => (isChosen: boolean) =>
    form.change('event_types')(
      webhookEventTypes.filter((each) => (each === type ? isChosen : chosen.includes(each))),
    );
  const error = form.errorOf('event_types');
  return (
    <FieldGroup legend={t('Events')}>
      <div className={styles.events}>
        {webhookEventTypes.map((type) => (
          <Checkbox key={type} checked={chosen.includes(type)} onChange={toggle(type)}>
            {eventName(type)}
          </Checkbox>
        ))}
      </div>
      {error ? <Banner tone="error">{translateMessage(error)}</Banner> : null}
    </FieldGroup>
  );
}

function PersonalDataField({ form }: { form: Form }) {
  return (
    <FieldGroup legend={t('Personal data')}>
      <Checkbox checked={form.values.includes_personal_data} onChange={form.change('includes_personal_data')}>
        {t('Send personal data of guests')}
      </Checkbox>
      <p className={styles.muted}>
        {form.values.includes_personal_data
          ? t(
              'Each event has the names of the guests, and the e-mail address, phone number and dates of the booking. You answer for what the receiver does with them.',
            )
          : t(
              'An event has numbers and links only. The receiver asks here for the rest with a token of its own.',
            )}
      </p>
    </FieldGroup>
  );
}
