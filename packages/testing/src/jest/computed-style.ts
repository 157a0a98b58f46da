import { styleRulesOf, valueByRules } from './style-rules.ts';

type ReadStyle = (element: Element) => CSSStyleDeclaration;
type PageRules = ReturnType<ReturnType<typeof styleRulesOf>>;

const initialOfInherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
const readAlone = ['display', 'opacity', 'content', ...initialOfInherited.keys()];
/** The attributes that the browser's own style sheet looks at to tell whether an element is displayed. */
const displayAttributes = ['type', 'hidden', 'open'];

/**
 * `getComputedStyle` that works out the properties which queries and clicks ask for one by one. jsdom matches all rules
 * of its style sheet and parses all colours at each call; a query by role calls it for every element and its ancestors.
 * Other properties are left to jsdom, and so are all where a rule of the page depends on more than an element.
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
  // The attribute is there as soon as the style is not empty; asking for `style` itself makes an object.
  if (!element.hasAttribute('style') || !('style' in element)) return '';
  return (element as HTMLElement).style.getPropertyValue(property);
}
