/** Puts a style into the page, and gives the way to replace it. Adopted: no request, and nothing the policy refuses. */
export function adoptStyle(css: string): (css: string) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (changed) => sheet.replaceSync(changed);
}
