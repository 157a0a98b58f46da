/** Of the page's content security policy; undefined in a page that has none. */
export const pageNonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
