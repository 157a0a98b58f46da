interface StyleRule {
  selector: string;
  property: string;
  value: string;
}

interface SheetRules {
  /** Number of rules when the sheet was read. */
  count: number;
  /** Null if some rules depend on a medium. */
  flat: StyleRule[] | null;
}

/** Reads rules for the properties; each sheet is read again only when it gets more rules. */
export function styleRulesOf(properties: readonly string[]): () => StyleRule[] | null {
  const known = new WeakMap<CSSStyleSheet, SheetRules>();

  function rulesOf(sheet: CSSStyleSheet): StyleRule[] | null {
    const count = sheet.cssRules.length;
    let rules = known.get(sheet);
    if (rules?.count !== count) {
      rules = { count, flat: flatRules([...sheet.cssRules], properties) };
      known.set(sheet, rules);
    }
    return rules.flat;
  }

  return () => {
    const all: StyleRule[] = [];
    for (const sheet of document.styleSheets) {
      const rules = rulesOf(sheet);
      if (rules === null) return null;
      all.push(...rules);
    }
    return all;
  };
}

function flatRules(rules: CSSRule[], properties: readonly string[]): StyleRule[] | null {
  const flat: StyleRule[] = [];
  for (const rule of rules) {
    if ('media' in rule) return null;
    // jsdom applies neither key frames nor conditions.
    if (!('selectorText' in rule)) continue;
    const { selectorText: selector, style } = rule as CSSStyleRule;
    if (style.getPropertyValue('all') !== '') return null;
    for (const property of properties) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') return null;
      if (value !== '') flat.push({ selector, property, value });
    }
  }
  return flat;
}

/** Returns the last matching value, like jsdom. */
export function valueByRules(rules: StyleRule[], element: Element, property: string): string {
  return rules.findLast((rule) => rule.property === property && matches(element, rule.selector))?.value ?? '';
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // jsdom ignores selectors that it cannot parse.
    return false;
  }
}
