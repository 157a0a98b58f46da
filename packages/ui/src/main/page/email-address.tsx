import { Fragment } from 'react';
import styles from './email-address.module.css';

/** Props of {@link EmailAddress}. */
export interface EmailAddressProps {
  address: string;
}

/**
 * An e-mail address that goes to the next line after its @ or a dot, and within a word only when the word does not fit.
 * An item of a flex column or of a grid is not narrower than its longest word unless told so: give the item of a flex
 * column `max-width: 100%`, and the grid a column of `minmax(0, 1fr)`.
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
