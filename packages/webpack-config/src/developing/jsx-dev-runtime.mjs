import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Makes elements by the host's own copy: the compiler asks for the development twin, which no host shares.
 * @param {import('react').ElementType} type
 * @param {object} props
 * @param {import('react').Key | undefined} key
 * @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
