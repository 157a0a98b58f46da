import { styleRulesOf, valueByRules } from './style-rules.ts';

type ReadStyle = (element: Element) => CSSStyleDeclaration;
type PageRules = ReturnType<ReturnType<typeof styleRulesOf>>;

const initialOfInherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
const readAlone = ['display', 'opacity', 'content', ...initialOfInherited.keys()];
/** The browser's style sheet uses these attributes for `display`. */
const displayAttributes = ['type', 'hidden', 'open'];

/**
 * Computes single properties for queries and clicks, since jsdom applies all rules on each call, and a query by role
 * calls it for every element and its ancestors. jsdom handles the rest, and rules that depend on several elements.
 */
export function readStyleLazily(computeStyle: ReadStyle): ReadStyle {
  const readRules = styleRulesOf(readAlone);
  const browserDefaults = new Map<string, string>();

  function browserDefault(element: Element, property: string): string {
    const present = displayAttributes.map((name) => element.getAttribute(name));
    const key = JSON.stringify([property, element.namespaceURI, element.localName, present]);
    let value = browserDefaults.get(key);
    if (value === undefined) {
      const bare = document.createElementNS(element.namespaceURI, element.localName);
      displayAttributes.forEach((name, index) => {
        const attribute = present[index];
        if (typeof attribute === 'string') bare.setAttribute(name, attribute);
      });
      value = computeStyle(bare).getPropertyValue(property);
      browserDefaults.set(key, value);
    }
    return value;
  }

  function readProperty(rules: NonNullable<PageRules>, element: Element, property: string): string {
    const initial = initialOfInherited.get(property);
    for (let at: Element | null = element; at; at = initial === undefined ? null : at.parentElement) {
      const own = inlineValue(at, property) || valueByRules(rules, at, property);
      if (own !== '') return own;
    }
    return initial ?? browserDefault(element, property);
  }

  return (element) => {
    const rules = readRules();
    if (rules === null) return computeStyle(element);
    let whole: CSSStyleDeclaration | undefined;
    const compute = () => (whole ??= computeStyle(element));
    const read = (property: string) =>
      readAlone.includes(property)
        ? readProperty(rules, element, property)
        : compute().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue') return read;
        const property = name === 'pointerEvents' ? 'pointer-events' : String(name);
        if (readAlone.includes(property)) return read(property);
        const value: unknown = Reflect.get(compute(), name);
        return typeof value === 'function' ? value.bind(compute()) : value;
      },
      has: (_target, name) => name in compute(),
    });
  };
}

function inlineValue(element: Element, property: string): string {
  // Reading `style` creates an object, so the attribute is checked first.
  if (!element.hasAttribute('style') || !('style' in element)) return '';
  return (element as HTMLElement).style.getPropertyValue(property);
}
