import { Fragment } from 'react';
import styles from './email-address.module.css';

/** Props of {@link EmailAddress}. */
export interface EmailAddressProps {
  address: string;
}

/**
 * An e-mail address that goes to the next line after its @ or a dot, and within a word only when the word does not fit.
 * Items of a column of boxes, and rows of a grid, are never narrower than its longest word unless told so: give them
 * `max-width: 100%`, or the grid a column of `minmax(0, 1fr)`.
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
