import { useId, type ReactNode, type Ref } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  mark?: ReactNode;
  children: ReactNode;
}

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
