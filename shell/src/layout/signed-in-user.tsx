import { isOwnRoleName } from '@suite/contracts/permissions';
import { translateMessage } from '@suite/i18n';
import { roleLabel, useSession } from '@suite/session';
import { Button, Icon } from '@suite/ui';
import { useAtom, useSetAtom } from 'jotai';
import { colorModeAtom } from '../color-mode/color-mode.ts';
import { describeColorMode } from '../color-mode/describe-color-mode.ts';
import { overridePanelOpenAtom } from '../overrides/panel/override-panel-open.ts';
import { useOverrideState } from '../overrides/use-override-state.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { leaveAtom } from '../unsaved/pending-leave.ts';
import styles from './layout.module.css';
import { t } from '../languages/catalog.ts';

const version = '1.0.0';

export function SignedInUser({ narrow }: { narrow: boolean }) {
  const { user } = useSession();
  const [mode, setMode] = useAtom(colorModeAtom);
  const { busy, leave } = useSignOut();
  const askToLeave = useSetAtom(leaveAtom);
  const { isOffered } = useOverrideState();
  const openOverrides = useSetAtom(overridePanelOpenAtom);
  if (!user) return null;

  const other = mode === 'dark' ? 'light' : 'dark';
  const label = roleLabel(user);
  const role = isOwnRoleName(label) ? translateMessage(label) : label;
  return (
    <div className={narrow ? styles.personNarrow : styles.person}>
      {!narrow && (
        <div className={styles.personText}>
          <span className={styles.personName}>{`${user.usr_firstname} ${user.usr_lastname}`}</span>
          <span className={styles.muted}>
            {user.hotel_name ? t('{role} at {hotel}', { role, hotel: user.hotel_name }) : role}
          </span>
        </div>
      )}
      <div className={narrow ? styles.personNarrow : styles.personActions}>
        <footer className={styles.muted}>{narrow ? version : t('Version {version}', { version })}</footer>
        {isOffered && (
          <Button
            variant="text"
            icon={<Icon name="feature" />}
            aria-label={t('Overrides')}
            aria-haspopup="dialog"
            onClick={() => openOverrides(true)}
          />
        )}
        <Button
          variant="text"
          icon={<Icon name={other} />}
          aria-label={describeColorMode(other)}
          onClick={() => setMode(other)}
        />
        <Button
          variant="text"
          icon={<Icon name="logout" />}
          aria-label={t('Sign out')}
          busy={busy}
          onClick={() => askToLeave(() => void leave())}
        />
      </div>
    </div>
  );
}
