import { Banner, Checkbox, ConfirmDialog, FormField, Panel, Skeleton, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { getSignInRulesQuery, useUpdateSignInRules } from '../../queries/accounts.ts';

/** A change needs a confirmation, because it affects every hotel. */
export function SignInRules() {
  const { data: rules, error } = useQuery(getSignInRulesQuery);
  const update = useUpdateSignInRules();
  const [pendingRule, setPendingRule] = useState<boolean>();
  const close = () => setPendingRule(undefined);
  const requires = pendingRule === true;
  const confirm = () =>
    update.mutate(
      { requires_second_factor: requires },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: ({ message }) => toast.error(message),
        onSettled: close,
      },
    );
  return (
    <Panel title={t('Sign-in')}>
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {rules || error ? null : <Skeleton lines={4} text={t('Loading sign-in rules...')} />}
      {rules ? (
        <FormField
          label={t('Two-Step Verification')}
          hint={t(
            'For the accounts of the platform and the staff of all hotels. A hotel can also require it for its own staff.',
          )}
        >
          <Checkbox checked={rules.requires_second_factor} onChange={setPendingRule}>
            {t('Require two-step verification')}
          </Checkbox>
        </FormField>
      ) : null}
      <ConfirmDialog
        open={pendingRule !== undefined}
        title={requires ? t('Require Two-Step Verification') : t('Stop Requiring Two-Step Verification')}
        text={
          requires
            ? t(
                'At the next sign-in, all persons without a second factor set up an authenticator app or a passkey before anything else.',
              )
            : t(
                'Passwords alone open accounts again, where a hotel does not require more and no authenticator app is set up.',
              )
        }
        confirmLabel={requires ? t('Require it') : t('Stop requiring it')}
        busyLabel={t('Saving...')}
        busy={update.isPending}
        onConfirm={confirm}
        onCancel={close}
      />
    </Panel>
  );
}
