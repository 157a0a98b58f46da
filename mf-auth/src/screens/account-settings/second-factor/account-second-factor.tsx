import type { SecondFactor } from '@suite/contracts/auth';
import { formatDay } from '@suite/i18n/dates';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  Panel,
  Spinner,
  toast,
  useDialog,
  Dialog,
  RecoveryCodes,
  type ConfirmDialogProps,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t, tn } from '../../../languages/catalog.ts';
import {
  useCreateRecoveryCodes,
  useDeleteSecondFactor,
  getSecondFactorQuery,
} from '../../../queries/second-factor.ts';
import styles from '../account-settings.module.css';
import { SettingsRow } from '../settings-row.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

const fewCodes = 3;

export function AccountSecondFactor() {
  const { data: factor, error } = useQuery(getSecondFactorQuery);
  const { kind, open, opening, show, close } = useDialog<'set-up' | 'new-codes' | 'remove', null>('set-up');
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useCreateRecoveryCodes();
  const remove = useDeleteSecondFactor();
  const showCodes = (made: readonly string[]) => {
    close();
    setCodes(made);
  };
  const refuse = ({ message }: Error) => {
    close();
    toast.error(message);
  };
  const confirmRemoval = () =>
    remove.mutateAsync().then(() => {
      close();
      toast.success(t('Two-step verification is off.'));
    }, refuse);

  return (
    <Panel title={t('Two-Step Verification')}>
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {factor || error ? null : <Spinner />}
      {factor ? <SecondFactorRows factor={factor} onShow={(chosen) => show(chosen, null)} /> : null}
      <SetUpAppDialog key={opening} open={open && kind === 'set-up'} onClose={close} onDone={showCodes} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      <ConfirmDialog
        open={open && kind === 'new-codes'}
        title={t('Make New Recovery Codes')}
        text={t('The recovery codes you have now will no longer work.')}
        confirmLabel={t('Make new codes')}
        busyLabel={t('Making...')}
        busy={renew.isPending}
        onConfirm={() => void renew.mutateAsync().then(showCodes, refuse)}
        onCancel={close}
      />
      <TurnOffDialog
        open={open && kind === 'remove'}
        busy={remove.isPending}
        onConfirm={() => void confirmRemoval()}
        onCancel={close}
      />
    </Panel>
  );
}

interface SecondFactorRowsProps {
  factor: SecondFactor;
  onShow: (dialog: 'set-up' | 'new-codes' | 'remove') => void;
}

function SecondFactorRows({ factor, onShow }: SecondFactorRowsProps) {
  const { is_on, is_required, created_at, recovery_codes_left } = factor;
  const state =
    created_at === null
      ? t('A code of an app on your phone is asked for after your password.')
      : t('Set up on {day}.', { day: formatDay(created_at) });
  return (
    <div className={styles.rows}>
      <SettingsRow
        title={
          <>
            {t('Authenticator App')}{' '}
            <Badge tone={is_on ? 'success' : 'neutral'}>{is_on ? t('On') : t('Off')}</Badge>
          </>
        }
        text={is_required ? `${state} ${t('A second factor is required for your account.')}` : state}
      >
        <div className={styles.rowActions}>
          <Button aria-haspopup="dialog" onClick={() => onShow('set-up')}>
            {is_on ? t('Set up another app') : t('Set up an app')}
          </Button>
          {is_on ? (
            <Button aria-haspopup="dialog" onClick={() => onShow('remove')}>
              {t('Turn off')}
            </Button>
          ) : null}
        </div>
      </SettingsRow>
      {is_on ? (
        <SettingsRow title={t('Recovery Codes')} text={describeCodesLeft(recovery_codes_left)}>
          <Button aria-haspopup="dialog" onClick={() => onShow('new-codes')}>
            {t('Make new codes')}
          </Button>
        </SettingsRow>
      ) : null}
    </div>
  );
}

function describeCodesLeft(count: number): string {
  const left = tn(count, '{count} left.', '{count} left.');
  return count < fewCodes ? `${left} ${t('Make new ones before you run out.')}` : left;
}

type TurnOffDialogProps = Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onCancel'>;

function TurnOffDialog(props: TurnOffDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      danger
      title={t('Turn Off Two-Step Verification')}
      text={t('Your password alone will open your account, and your recovery codes will no longer work.')}
      confirmLabel={t('Turn off')}
      busyLabel={t('Turning off...')}
    />
  );
}

interface RecoveryCodesDialogProps {
  codes: readonly string[] | undefined;
  onClose: () => void;
}

/** The codes are shown only once. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open={codes !== undefined}
      title={t('Keep Your Recovery Codes')}
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('I have kept them')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes ?? []} />
    </Dialog>
  );
}
