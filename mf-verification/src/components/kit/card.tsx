import { useId, type ReactNode, type Ref } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  /** The heading, for components that move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A part of a page on a surface of its own, called by its title. */
export function Card({ title, headingRef, mark, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} {...(title !== undefined && { 'aria-labelledby': id })}>
      {title === undefined ? null : (
        <div className={styles.head}>
          <h2 id={id} className={styles.title} ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          {mark}
        </div>
      )}
      {children}
    </section>
  );
}
