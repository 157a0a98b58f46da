export const pageNonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
