import { translateMessage } from '@suite/i18n';
import { Banner, Button, Dialog } from '@suite/ui';
import { AddOverride } from './add-override.tsx';
import { devBuildProblem } from '../upload-dev-build.ts';
import { withOverride, storeOverrides, readOverrides, type StoredOverride } from '../stored-overrides.ts';
import { OverridesTable } from './overrides-table.tsx';
import styles from './overrides.module.css';
import { useOverrideState } from '../use-override-state.ts';
import { rich, t } from '../../languages/catalog.ts';
import { hasUnsavedAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

export function OverridePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { remotes, isPending, isFree, inForce, refused } = useOverrideState();
  const { kept, change, waits } = useStoredOverrides();
  const without = (remote: string) => kept.filter((one) => one.remote !== remote);
  return (
    <Dialog
      // The rows of a document that arrives later would move the buttons under the pointer.
      open={open && !isPending}
      title={t('Overrides')}
      description={t(
        "Shows a remote from a developer's machine in place of its release, in this browser alone.",
      )}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button disabled={kept.length === 0} onClick={() => change([])}>
            {t('Reset all')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        {waits && <UnsavedNotice />}
        {kept
          .filter(({ isProposed }) => isProposed)
          .map((proposed) => (
            <ProposedOverride
              key={proposed.remote}
              proposed={proposed}
              onUse={() => change(withOverride(kept, { ...agreed(proposed), on: true }))}
              onRefuse={() => change(without(proposed.remote), 'stay')}
            />
          ))}
        <OverrideProblems kept={kept} inForce={inForce} refused={refused} />
        <OverridesTable
          remotes={remotes}
          kept={kept}
          onSwitch={(one, on) => change(withOverride(kept, { ...agreed(one), on }))}
          onRemove={({ remote }) => change(without(remote))}
        />
        <AddOverride
          remotes={remotes.map(({ name }) => name)}
          isFree={isFree}
          onAdd={(added) => change(withOverride(kept, added))}
        />
      </div>
    </Dialog>
  );
}

function UnsavedNotice() {
  return (
    <Banner tone="warning" title={t('Kept, and not shown yet')}>
      {rich('Something on this page is not saved. Save it, then {reload}', {
        reload: (
          <Button size="small" onClick={() => location.reload()}>
            {t('Reload the page')}
          </Button>
        ),
      })}
    </Banner>
  );
}

type OverrideProblemsProps = Pick<ReturnType<typeof useOverrideState>, 'inForce' | 'refused'> &
  Pick<ReturnType<typeof useStoredOverrides>, 'kept'>;

function OverrideProblems({ kept, inForce, refused }: OverrideProblemsProps) {
  const unread = kept.filter(
    ({ remote, on, grant }) =>
      on && !inForce.some(({ name }) => name === remote) && (grant === null || refused.length === 0),
  );
  return (
    <>
      {refused.map(({ message }) => (
        <Banner key={message} tone="error" title={t('Not shown')}>
          {translateMessage(message)}
        </Banner>
      ))}
      {unread.map(({ remote }) => {
        const problem = devBuildProblem(remote);
        return problem === undefined ? null : (
          <Banner key={remote} tone="warning">
            {problem}
          </Banner>
        );
      })}
    </>
  );
}

function agreed<T extends { isProposed?: boolean }>({ isProposed: _, ...rest }: T): Omit<T, 'isProposed'> {
  return rest;
}

/** A change requires a new page, whose policy lists the addresses; unsaved entries prevent the automatic reload. */
function useStoredOverrides() {
  const [kept, setKept] = useState(readOverrides);
  const [waits, setWaits] = useState(false);
  const unsaved = useAtomValue(hasUnsavedAtom);
  const change = (next: readonly StoredOverride[], reload: 'reload' | 'stay' = 'reload') => {
    storeOverrides(next);
    setKept([...next]);
    if (reload === 'stay') return;
    if (unsaved) setWaits(true);
    else location.reload();
  };
  return { kept, change, waits };
}

interface ProposedOverrideProps {
  proposed: StoredOverride;
  onUse: () => void;
  onRefuse: () => void;
}

/** The override would act with the user's session, so they must agree first. */
function ProposedOverride({ proposed, onUse, onRefuse }: ProposedOverrideProps) {
  return (
    <Banner
      tone="warning"
      title={t('A link wants to show {remote} from {url}', { remote: proposed.remote, url: proposed.url })}
    >
      <p>
        {t('What is loaded from there can do all that you can. Use it only if you know who sent the link.')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onUse}>
          {t('Use it')}
        </Button>
        <Button size="small" onClick={onRefuse}>
          {t('Refuse it')}
        </Button>
      </div>
    </Banner>
  );
}
