/**
 * Reads the styles that were put into the document for elements in shadow roots of the remote, by the source of this
 * function; `known`: the sheets and style elements of the shell.
 */
export function readUnreachedStyles(known: ReadonlySet<StyleSheet | Element>): {
  styles: string[];
  library: 'emotion' | 'styled-components' | 'ant-design' | 'other';
} {
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText];
      return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
    });
  const rulesOf = (sheets: Iterable<CSSStyleSheet>) =>
    [...sheets].flatMap((sheet) => selectorsOf(sheet.cssRules));
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(
    (sheet) => !known.has(sheet) && !(sheet.ownerNode instanceof HTMLLinkElement),
  );
  const elements = [...document.querySelectorAll('style')].filter((element) => !known.has(element));
  const styles = new Set<string>();
  // A rule for elements of a kind may be of the shell; one for a class that a library has drawn is not.
  const wanted = rulesOf(sheets).filter((selector) => /[.[#]/.test(selector));
  for (const { shadowRoot: root } of document.querySelectorAll('#content *')) {
    if (!root) continue;
    const reached = new Set(rulesOf([...root.styleSheets, ...root.adoptedStyleSheets]));
    for (const selector of wanted)
      if (!reached.has(selector) && root.querySelector(selector)) styles.add(selector);
    // Without the nonce of the page an element has no sheet: the policy has refused it.
    for (const element of elements)
      if (!element.sheet && root.querySelector('[class]')) {
        const [name = ''] = element.getAttributeNames().filter((one) => one.startsWith('data-'));
        styles.add(`<style ${name}>`);
      }
  }
  const isMadeBy = (attributes: string) => elements.some((element) => element.matches(attributes));
  const library = isMadeBy('[data-emotion]')
    ? 'emotion'
    : isMadeBy('[data-styled]')
      ? 'styled-components'
      : isMadeBy('[data-css-hash], [data-rc-order]')
        ? 'ant-design'
        : 'other';
  return { styles: [...styles], library };
}
