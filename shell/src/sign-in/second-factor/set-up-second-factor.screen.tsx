import { callEndpoint } from '@suite/api-client';
import {
  getUserProfileEndpoint,
  createPasskeyEndpoint,
  createPasskeyOptionsEndpoint,
} from '@suite/contracts/auth';
import { useSession } from '@suite/session';
import { Banner, Button, RecoveryCodes } from '@suite/ui';
import { useState } from 'react';
import { useAttempt } from '../../forms/use-form-submission.ts';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { takeSession } from '../../session/session-store.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { ProductName } from '../signed-out-page.tsx';
import { SetUpAppForm } from './set-up-app-form.tsx';
import styles from '../sign-in.module.css';
import { t } from '../../languages/catalog.ts';
import { startRegistration, type StartRegistrationOpts } from '@simplewebauthn/browser';
import type { BodyOf } from '@suite/contracts/http';

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();
const describeRefusal = (error: unknown) => (error instanceof Error ? error.message : t('Please try again.'));
const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;

export function SetUpSecondFactorScreen() {
  const { user } = useSession();
  usePageTitle(t('Set up two-step verification'));
  const [codes, setCodes] = useState<readonly string[]>();
  const [step, setStep] = useState<'choose' | 'app'>('choose');
  const { busy: working, refusal, run } = useAttempt(describeRefusal);
  const { busy: leaving, leave } = useSignOut();
  const busy = working || leaving;
  const goOn = async () => takeSession((await callEndpoint(getUserProfileEndpoint, {})).result);
  const addPasskey = async () => {
    await createPasskey();
    await goOn();
  };

  return (
    <main className={styles.alone}>
      <section className={styles.card} aria-labelledby="set-up-title">
        <ProductName />
        {codes ? (
          <h1 id="set-up-title" className={styles.title} ref={takeFocus} tabIndex={-1}>
            {t('Keep your recovery codes')}
          </h1>
        ) : (
          <h1 id="set-up-title" className={styles.title}>
            {t('Set up two-step verification')}
          </h1>
        )}
        {refusal && <Banner tone="error">{refusal}</Banner>}
        {codes ? (
          <>
            <RecoveryCodes codes={codes} />
            <Button variant="primary" block busy={working} onClick={() => void run(goOn)}>
              {t('I have kept them')}
            </Button>
          </>
        ) : null}
        {!codes && step === 'choose' ? (
          <ChooseFactor
            requiredBy={user?.hotel_name ?? null}
            busy={busy}
            working={working}
            onUseApp={() => setStep('app')}
            onUsePasskey={() => void run(addPasskey)}
          />
        ) : null}
        {!codes && step === 'app' ? (
          <SetUpAppForm onDone={setCodes} onBack={() => setStep('choose')} />
        ) : null}
        {codes ? null : (
          <Button block busy={leaving} onClick={() => void (busy || leave())}>
            {t('Sign out')}
          </Button>
        )}
      </section>
    </main>
  );
}

interface ChooseFactorProps {
  requiredBy: string | null;
  busy: boolean;
  working: boolean;
  onUseApp: () => void;
  onUsePasskey: () => void;
}

function ChooseFactor({ requiredBy, busy, working, onUseApp, onUsePasskey }: ChooseFactorProps) {
  return (
    <>
      <p className={styles.lead}>
        {requiredBy === null
          ? t(
              'The platform requires a second step at each sign-in, so that a stolen password does not open your account.',
            )
          : t(
              '{hotel} requires a second step at each sign-in, so that a stolen password does not open your account.',
              { hotel: requiredBy },
            )}
      </p>
      <Button variant="primary" block disabled={busy} onClick={onUseApp}>
        {t('Use an authenticator app')}
      </Button>
      {canUsePasskeys() ? (
        <Button block busy={working} busyLabel={t('Waiting for your passkey...')} onClick={onUsePasskey}>
          {t('Use a passkey')}
        </Button>
      ) : null}
    </>
  );
}

async function createPasskey(): Promise<void> {
  const { result } = await callEndpoint(createPasskeyOptionsEndpoint, {});
  const optionsJSON = result.options as StartRegistrationOpts['optionsJSON'];
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(() => {
    // The browser's error messages address developers.
    throw new Error(t('No passkey was made. Please try again.'));
  });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  const credential = { id, rawId, type, response: made } as BodyOf<
    typeof createPasskeyEndpoint
  >['credential'];
  await callEndpoint(createPasskeyEndpoint, { body: { credential } });
}
