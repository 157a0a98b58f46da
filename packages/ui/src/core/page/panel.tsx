import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  flush?: boolean | undefined;
  /** Leaves more height to compact rows: the heading, figures and tabs above the panel become smaller, too. */
  dense?: boolean | undefined;
  children: ReactNode;
}

export function Panel({
  title,
  actions,
  headingLevel = 2,
  flush = false,
  dense = false,
  children,
}: PanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={styles.panel}
      aria-labelledby={title ? titleId : undefined}
      data-dense={dense || undefined}
    >
      {title || actions ? (
        <div className={styles.head}>
          {title ? (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          ) : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  );
}
