import { formatDay } from '@suite/contracts/dates';
import type { SecondFactor } from '@suite/contracts/auth';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  Panel,
  Spinner,
  toast,
  type ConfirmDialogProps,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateRecoveryCodes } from '../../../queries/create-recovery-codes.mutation.ts';
import { useDeleteSecondFactor } from '../../../queries/delete-second-factor.mutation.ts';
import { getSecondFactorQuery } from '../../../queries/get-second-factor.query.ts';
import styles from '../account-settings.module.css';
import { SettingsRow } from '../settings-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';

const fewCodes = 3;

/** Two-step verification: an authenticator app beside the password, and its recovery codes. */
export function AccountSecondFactor() {
  const { data: factor, error } = useQuery(getSecondFactorQuery);
  const [shown, setShown] = useState<'set-up' | 'new-codes' | 'remove'>();
  const [opening, setOpening] = useState(0);
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useCreateRecoveryCodes();
  const remove = useDeleteSecondFactor();
  const close = () => setShown(undefined);
  const setUp = () => {
    setOpening(opening + 1);
    setShown('set-up');
  };
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
      toast.success('Two-step verification is off.');
    }, refuse);

  return (
    <Panel title="Two-Step Verification">
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {factor || error ? null : <Spinner />}
      {factor ? (
        <SecondFactorRows
          factor={factor}
          onSetUp={setUp}
          onRenewCodes={() => setShown('new-codes')}
          onRemove={() => setShown('remove')}
        />
      ) : null}
      <SetUpAppDialog key={opening} open={shown === 'set-up'} onClose={close} onDone={showCodes} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      <ConfirmDialog
        open={shown === 'new-codes'}
        title="Make New Recovery Codes"
        text="The recovery codes you have now will no longer work."
        confirmLabel="Make new codes"
        busyLabel="Making..."
        busy={renew.isPending}
        onConfirm={() => void renew.mutateAsync().then(showCodes, refuse)}
        onCancel={close}
      />
      <TurnOffDialog
        open={shown === 'remove'}
        busy={remove.isPending}
        onConfirm={() => void confirmRemoval()}
        onCancel={close}
      />
    </Panel>
  );
}

interface SecondFactorRowsProps {
  factor: SecondFactor;
  onSetUp: () => void;
  onRenewCodes: () => void;
  onRemove: () => void;
}

function SecondFactorRows({ factor, onSetUp, onRenewCodes, onRemove }: SecondFactorRowsProps) {
  const { is_on, is_required, created_at, recovery_codes_left } = factor;
  const state =
    created_at === null
      ? 'A code of an app on your phone is asked for after your password.'
      : `Set up on ${formatDay(created_at)}.`;
  return (
    <div className={styles.rows}>
      <SettingsRow
        title={
          <>
            Authenticator App <Badge tone={is_on ? 'success' : 'neutral'}>{is_on ? 'On' : 'Off'}</Badge>
          </>
        }
        text={`${state}${is_required ? ' A second factor is required for your account.' : ''}`}
      >
        <div className={styles.rowActions}>
          <Button aria-haspopup="dialog" onClick={onSetUp}>
            {is_on ? 'Set up another app' : 'Set up an app'}
          </Button>
          {is_on ? (
            <Button aria-haspopup="dialog" onClick={onRemove}>
              Turn off
            </Button>
          ) : null}
        </div>
      </SettingsRow>
      {is_on ? (
        <SettingsRow
          title="Recovery Codes"
          text={`${recovery_codes_left} left.${recovery_codes_left < fewCodes ? ' Make new ones before you run out.' : ''}`}
        >
          <Button aria-haspopup="dialog" onClick={onRenewCodes}>
            Make new codes
          </Button>
        </SettingsRow>
      ) : null}
    </div>
  );
}

type TurnOffDialogProps = Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onCancel'>;

function TurnOffDialog(props: TurnOffDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      danger
      title="Turn Off Two-Step Verification"
      text="Your password alone will open your account, and your recovery codes will no longer work."
      confirmLabel="Turn off"
      busyLabel="Turning off..."
    />
  );
}
