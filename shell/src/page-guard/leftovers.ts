import { currentLanguage, directionOf } from '@suite/i18n';
import { colorModeAtom } from '../color-mode/color-mode.ts';
import { store } from '../session/session-store.ts';
import { isSmokeRun } from './built-ins.ts';

interface PageState {
  elements: ReadonlySet<Element>;
  attributes: ReadonlyMap<Element, ReadonlyMap<string, string>>;
  handlers: ReadonlyMap<object, ReadonlyMap<string, unknown>>;
}

let before: PageState | undefined;

/** Returns the function that removes what a remote added to the document, except for what the shell's React renders. */
export function trackLeftovers(): () => void {
  const root = document.getElementById('root');
  if (!root || isSmokeRun) return () => undefined;
  before ??= readPage(root);
  const known = before;
  return () => {
    const left = elementsBeside(root).filter((one) => !known.elements.has(one) && !isDrawnByShell(one, root));
    // The remote unmounts later and may still use these elements.
    setTimeout(() => {
      for (const element of left) element.remove();
      restoreHandlers(known);
      restoreAttributes(known);
    });
  };
}

function elementsBeside(root: HTMLElement): Element[] {
  const { documentElement, head, body } = document;
  return [...documentElement.children, ...body.children].filter(
    (one) => one !== head && one !== body && one !== root && !one.matches('script, link, style'),
  );
}

/** React marks its elements and containers with properties, whose suffix differs for each copy of React. */
function isDrawnByShell(element: Element, root: HTMLElement): boolean {
  const marks = Object.keys(root).filter((key) => /^(__reactContainer\$|_reactListening)/.test(key));
  return Object.keys(element).some((key) =>
    marks.some((mark) => key === mark || key === mark.replace('__reactContainer$', '__reactFiber$')),
  );
}

function readPage(root: HTMLElement): PageState {
  const { documentElement, body } = document;
  return {
    elements: new Set(elementsBeside(root)),
    attributes: new Map(
      [documentElement, body, root].map((one) => [
        one,
        new Map([...one.attributes].map(({ name, value }) => [name, value])),
      ]),
    ),
    handlers: new Map([window, document, body].map((target) => [target, readHandlers(target)])),
  };
}

function readHandlers(target: object): Map<string, unknown> {
  const handlers = new Map<string, unknown>();
  for (const key in target) if (key.startsWith('on')) handlers.set(key, Reflect.get(target, key));
  return handlers;
}

function restoreHandlers({ handlers }: PageState): void {
  for (const [target, known] of handlers)
    for (const [key, value] of readHandlers(target))
      if (known.has(key) && known.get(key) !== value) Reflect.set(target, key, known.get(key));
}

function restoreAttributes({ attributes }: PageState): void {
  // An open dialog of the shell locks scrolling with a style.
  const isLocked = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
  for (const [element, known] of attributes) {
    const wanted = new Map(known);
    if (element === document.documentElement) {
      wanted.set('lang', currentLanguage());
      wanted.set('dir', directionOf(currentLanguage()));
      wanted.set('data-suite-mode', store.get(colorModeAtom));
    }
    for (const name of new Set([...element.getAttributeNames(), ...wanted.keys()])) {
      const value = wanted.get(name);
      if (element.getAttribute(name) === (value ?? null) || (isLocked && name === 'style')) continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
}
