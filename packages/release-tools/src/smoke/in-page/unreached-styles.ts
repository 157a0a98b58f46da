/**
 * Finds document styles meant for shadow roots; runs by its source. `known` contains the shell's sheets and elements.
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
  // Selectors of element types may belong to the shell; classes used in the shadow root do not.
  const wanted = rulesOf(sheets).filter((selector) => /[.[#]/.test(selector));
  for (const { shadowRoot: root } of document.querySelectorAll('#content *')) {
    if (!root) continue;
    const reached = new Set(rulesOf([...root.styleSheets, ...root.adoptedStyleSheets]));
    for (const selector of wanted)
      if (!reached.has(selector) && root.querySelector(selector)) styles.add(selector);
    // A style element without the page's nonce has no sheet because the policy blocked it.
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
