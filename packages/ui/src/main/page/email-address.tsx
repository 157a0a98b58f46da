import { Fragment } from 'react';
import styles from './email-address.module.css';

export interface EmailAddressProps {
  address: string;
}

/**
 * Breaks an address after its @ or a dot first. An item of a flex column needs `max-width: 100%`, and a grid a column
 * of `minmax(0, 1fr)`, because an item is otherwise as wide as its longest word.
 */
export function EmailAddress({ address }: EmailAddressProps) {
  const pieces = address.match(/[^@.]*[@.]+|[^@.]+$/g) ?? [];
  return (
    <span dir="ltr" className={styles.address}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
