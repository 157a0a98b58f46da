import { afterEach, describe, expect, test } from '@jest/globals';
import { readStyleLazily } from './computed-style.ts';

const properties = ['display', 'visibility', 'pointer-events', 'opacity', 'content'];
// The page's own function is already replaced by the tested one.
const frame = document.body.appendChild(document.createElement('iframe'));
const computeStyle = frame.contentWindow!.getComputedStyle;

afterEach(() => document.body.replaceChildren());

const markup = [
  '<p><b>a</b><a href="/">b</a><span>c</span></p>',
  '<button hidden>a</button><input type="hidden"><input type="checkbox"><input><select><option>a</option></select>',
  '<dialog>closed</dialog><dialog open>open</dialog><details><summary>a</summary>b</details>',
  '<table><caption>a</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<ul><li>a</li></ul><h2>b</h2><fieldset><legend>c</legend><label>d<textarea></textarea></label></fieldset>',
  '<svg><g><path></path></g></svg><template><p>a</p></template><script type="text/plain"></script><video></video>',
  '<div style="display: none"><p style="display: flex">a</p></div><p style="opacity: 0">b</p>',
  '<div style="visibility: hidden"><p>a</p><p style="visibility: visible"><b>b</b></p></div>',
  '<div style="pointer-events: none"><button>a</button><button style="pointer-events: auto">b</button></div>',
  '<p style="content: none; color: red">a</p><p style="">b</p>',
];

/** Compares all elements, including the root. */
function compare(): { lazy: string[][]; jsdom: string[][] } {
  const lazyStyle = readStyleLazily(computeStyle);
  const elements = [...document.querySelectorAll('*')];
  const values = (read: (element: Element) => CSSStyleDeclaration) =>
    elements.map((element) => [
      element.outerHTML,
      ...properties.map((property) => read(element).getPropertyValue(property)),
    ]);
  return { lazy: values(lazyStyle), jsdom: values((element) => computeStyle(element)) };
}

describe('readStyleLazily', () => {
  test.each(markup)('says what jsdom says of %s', (html) => {
    document.body.innerHTML = html;
    const { lazy, jsdom } = compare();
    expect(lazy).toEqual(jsdom);
  });

  test('follows changes of an attribute and of a style', () => {
    document.body.innerHTML = '<p>a</p>';
    const paragraph = document.querySelector('p')!;
    const lazyStyle = readStyleLazily(computeStyle);
    expect(lazyStyle(paragraph).display).toBe('block');
    paragraph.hidden = true;
    expect(lazyStyle(paragraph).display).toBe('none');
    paragraph.style.display = 'flex';
    paragraph.style.pointerEvents = 'none';
    expect(lazyStyle(paragraph).display).toBe('flex');
    expect(lazyStyle(paragraph).pointerEvents).toBe('none');
  });

  test('leaves other properties to jsdom', () => {
    document.body.innerHTML = '<p style="width: 20px">a</p>';
    const paragraph = document.querySelector('p')!;
    const lazyStyle = readStyleLazily(computeStyle);
    expect(lazyStyle(paragraph).width).toBe('20px');
    expect(lazyStyle(paragraph).length).toBe(computeStyle(paragraph).length);
  });

  test.each([
    ['.away { display: none }', 'none'],
    ['@media screen { .away { display: none } }', 'none'],
    ['.away { color: red }', 'block'],
    ['@keyframes turn { 100% { opacity: 0 } } .away { display: flex }', 'flex'],
    ['@supports (display: flex) { .away { display: flex } }', 'block'],
    ['.away { display: none } p { display: flex }', 'flex'],
    ['.away::before { display: none }', 'block'],
    ['div > .away { display: none }', 'block'],
    ['body { visibility: hidden; pointer-events: none; opacity: 0 }', 'block'],
    ['.away { display: unset }', ''],
    ['.away:unknown(1) { display: none }', 'block'],
  ])('heeds the style sheet %s', (sheet, display) => {
    document.body.innerHTML = `<p class="away">a</p><style>${sheet}</style>`;
    const { lazy, jsdom } = compare();
    expect(lazy).toEqual(jsdom);
    expect(readStyleLazily(computeStyle)(document.querySelector('p')!).display).toBe(display);
  });

  test('heeds a rule that is added to a style sheet later', () => {
    document.body.innerHTML = '<p class="away">a</p><style>.away { color: red }</style>';
    const paragraph = document.querySelector('p')!;
    const lazyStyle = readStyleLazily(computeStyle);
    expect(lazyStyle(paragraph).display).toBe('block');
    document.styleSheets[0]!.insertRule('.away { display: none }');
    expect(lazyStyle(paragraph).display).toBe('none');
  });
});
