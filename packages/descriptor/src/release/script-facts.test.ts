import { describe, expect, test } from '@jest/globals';
import { readScriptFacts, scriptsToRead } from './script-facts.ts';

describe('readScriptFacts', () => {
  test('reads what a module imports, at once and later, and exports', () => {
    const facts = readScriptFacts(
      "import a from './a.js'; import('./b.js'); import(`./${name}.js`); export { mount }; export default a;",
    );
    expect(facts).toEqual({
      isModule: true,
      imports: ['./a.js', './b.js'],
      exports: ['mount', 'default'],
      evaluates: false,
    });
  });

  test.each([
    ['a script', 'var tasks;(()=>{tasks={}})()', false],
    ['a script that imports later', "var tasks = { get: () => import('./a.js') };", false],
    ['a module without exports', 'export {};', true],
    ['a module that imports alone', "import './a.js';", true],
  ])('%s', (_what, text, isModule) => expect(readScriptFacts(text).isModule).toBe(isModule));

  test.each([
    ['eval("{__webpack_require__.r(x);\\n\\n//# sourceURL=webpack://tasks/./a.js?\\n}")', true],
    ["eval(__webpack_require__.ts('x//# sourceMappingURL=data:application/json'))", true],
    // The federation runtime for Node contains this, and libraries may.
    [`eval('require')('vm');//# sourceMappingURL=remoteEntry.js.map`, false],

    ['retrieval("x"); evaluate(x); medieval', false],
    ["new Function('return this')", false],
  ])('%s is made of evaluated texts: %s', (text, evaluates) =>
    expect(readScriptFacts(text).evaluates).toBe(evaluates),
  );

  test.each([
    ['self.webpackChunktasks=[];__webpack_require__.p = "/assets/";', '/assets/'],
    ['self.rspackChunktasks=[];o.u=1,r.p="http://localhost:3001/"', 'http://localhost:3001/'],
    ['self.webpackChunktasks=[];r.p=t', undefined],
    ['self.webpackChunktasks=[];shape.p="/a/"', undefined],
    ['self.webpackChunktasks=[];r.p=""', undefined],
    ['r.p="/assets/"', undefined],
  ])('%s has its files at %s', (text, publicPath) =>
    expect(readScriptFacts(text).publicPath).toBe(publicPath),
  );

  test('says of what it cannot read that it cannot', () =>
    expect(readScriptFacts("export { 'x").problem).toMatch(/./));
});

test('all scripts of a build of other tools are read, and the entry of another', () => {
  const files = { 'remote.js': '', 'chunk.mjs': '', 'remote.css': '', 'remote.js.map': '' };
  expect(scriptsToRead({ entry: 'remote.js', entryType: 'module', files })).toEqual([
    'remote.js',
    'chunk.mjs',
  ]);
  expect(scriptsToRead({ entry: 'remote.js', files })).toEqual(['remote.js']);
});
