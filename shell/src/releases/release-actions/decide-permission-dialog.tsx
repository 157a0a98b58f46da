import type { OwnPermissionState, PermissionWording, RemoteOverview } from '@suite/descriptor';
import styles from '../components/releases.module.css';
import { wordingInEachLanguage } from '../domain/own-permissions.ts';
import { useDecidePermission, type PermissionVerb } from '../queries/releases.mutation.ts';
import { ConfirmReleaseChange } from './confirm-release-change.tsx';
import { t, tn } from '../../languages/catalog.ts';

export interface DecidePermissionAction {
  kind: 'decide-permission';
  verb: PermissionVerb;
  permission: OwnPermissionState;
}

export function DecidePermissionDialog({
  action: { verb, permission },
  remote,
  onClose,
}: {
  action: DecidePermissionAction;
  remote: RemoteOverview;
  onClose: () => void;
}) {
  const decide = useDecidePermission();
  const { name, accepted, declared } = permission;
  const { roles } = remote.permissions?.find((one) => one.name === name) ?? permission;
  return (
    <ConfirmReleaseChange
      {...textsOf(verb, { ...permission, roles })}
      danger={verb !== 'accept'}
      mutation={decide}
      input={{ name, verb, release: declared?.release }}
      onClose={onClose}
    >
      {verb === 'accept' && declared && (
        <>
          <WordingList wording={declared} />
          {accepted && (
            <>
              <p className={styles.muted}>{t('Until now:')}</p>
              <WordingList wording={accepted} />
            </>
          )}
        </>
      )}
    </ConfirmReleaseChange>
  );
}

function textsOf(verb: PermissionVerb, { name, accepted, roles }: OwnPermissionState) {
  switch (verb) {
    case 'accept':
      return {
        title: t('Accept {name}?', { name }),
        text: accepted
          ? t('Roles that hold the permission keep it, and show the new wording.')
          : t(
              'Hotel Admins and Super Admins hold the permission at once. Hotel Admins can put it into roles of their hotel.',
            ),
        confirmLabel: t('Accept'),
        busyLabel: t('Accepting...'),
      };
    case 'refuse':
      return {
        title: t('Refuse {name}?', { name }),
        text: t('No user holds the permission, and it no longer waits. You can still accept it later.'),
        confirmLabel: t('Refuse'),
        busyLabel: t('Refusing...'),
      };
    case 'withdraw':
      return {
        title: t('Withdraw {name}?', { name }),
        text: tn(
          roles ?? 0,
          'All users lose the permission. It is taken from {count} role that a hotel made, and does not come back when it is accepted again.',
          'All users lose the permission. It is taken from {count} roles that hotels made, and does not come back when it is accepted again.',
        ),
        confirmLabel: t('Withdraw'),
        busyLabel: t('Withdrawing...'),
      };
  }
}

function WordingList({ wording }: { wording: PermissionWording }) {
  return (
    <dl className={styles.wording}>
      {wordingInEachLanguage(wording).map(({ language, title, explanation }) => (
        <div key={language}>
          <dt className={styles.muted}>
            <bdi>{language}</bdi>
          </dt>
          <dd className={styles.texts} dir="auto">
            <strong>{title}</strong>
            <br />
            {explanation}
          </dd>
        </div>
      ))}
    </dl>
  );
}
