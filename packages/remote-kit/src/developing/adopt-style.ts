/** Adopts a style sheet, which the content security policy allows, and returns the function that replaces it. */
export function adoptStyle(css: string): (css: string) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (changed) => sheet.replaceSync(changed);
}
