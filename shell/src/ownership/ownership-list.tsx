import type { Ownership } from '@suite/descriptor';
import styles from './ownership-list.module.css';
import { t } from '../languages/catalog.ts';

export function OwnershipList({ ownership }: { ownership: Ownership }) {
  const { owner, contact, repository, runbook } = ownership;
  const items = [
    { label: t('Owner'), text: owner, href: undefined },
    { label: t('Contact'), text: contact, href: contact?.includes('@') ? `mailto:${contact}` : contact },
    { label: t('Runbook'), text: runbook, href: runbook },
    { label: t('Repository'), text: repository, href: repository },
  ];
  return (
    <dl className={styles.list}>
      {items
        .filter(({ text }) => text !== undefined)
        .map(({ label, text, href }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {href === undefined ? (
                <bdi>{text}</bdi>
              ) : (
                <a href={href} dir="ltr">
                  {text}
                </a>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
