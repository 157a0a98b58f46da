import { expect, test } from '@jest/globals';
import { readStyleReferences, stylesToRead } from './release-file.ts';

test.each([
  ["@import 'https://fonts.example/css';", ['https://fonts.example/css']],
  ['@import url(//fonts.example/css?a=1) print;', ['//fonts.example/css?a=1']],
  ['@import"./base.css";p{}', ['./base.css']],
  [
    '@font-face{src:url( "https://fonts.example/a.woff2" ),url(https://fonts.example/a.woff2)}',
    ['https://fonts.example/a.woff2'],
  ],
  ['p{background:url(./a.png)} /* @import "x.css"; url(https://a.example) */ q{}', []],
  ['p{background:url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")}', []],
  ['a{content:"import"} .import{} @media print{}', []],
])('%s', (text, references) => expect(readStyleReferences(text)).toEqual(references));

test('style sheets are read of builds of other tools', () => {
  const files = { 'remote.js': '', 'remote.css': '', 'remote.css.map': '' };
  expect(stylesToRead({ entryType: 'module', files })).toEqual(['remote.css']);
  expect(stylesToRead({ files })).toEqual([]);
});
