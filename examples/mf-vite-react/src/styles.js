/** The two ways of libraries that make styles at run time: an element with the nonce of the page, and adopted sheets. */
export function addStyles({ root, nonce }) {
  const style = Object.assign(document.createElement('style'), { nonce });
  style.textContent = 'h1 { letter-spacing: 0.1em }';
  root.append(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('textarea { display: block; inline-size: 100% }');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
