import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from '@jest/globals';
import { listFiles, readProjectFile } from './tree.ts';

const styleSheets = listFiles().filter((path) => path.endsWith('.module.css'));
const components = listFiles().filter((path) => /(?<!\.test)\.tsx$/.test(path));

interface Rule {
  selectors: string[];
  properties: string[];
}

function rulesOf(path: string): Rule[] {
  const text = readProjectFile(path).replaceAll(/\/\*[^]*?\*\//g, '');
  return [...text.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    properties: [...body.matchAll(/(?<=^|[;\s])([\w-]+):\s/g)].map(([, property = '']) => property),
  }));
}

/** A weak selector matches any element and has at most the specificity of one class. */
const isWeak = (selector: string) =>
  selector.endsWith('*') && (selector.match(/[.:[]|(?<=^|[\s>+~])[a-z]/g) ?? []).length < 2;

/** Returns properties that classes of several modules set on one element, by module. */
function findSharedElements(path: string): string[][][] {
  const text = readProjectFile(path);
  const modules = [...text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)];
  return [...text.matchAll(/classNames\((?:[^()]|\([^()]*\))*\)/g)]
    .map(([call]) =>
      modules
        .filter(([, name]) => new RegExp(`\\b${name}\\b`).test(call))
        .map(([, name = '', file = '']) => propertiesOf(join(dirname(path), file), call, name)),
    )
    .filter(({ length }) => length > 1);
}

/** Uses the named classes, or all classes if one is chosen at runtime. */
function propertiesOf(sheet: string, call: string, name: string): string[] {
  const named = [...call.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key]) => key);
  const isOfElement = new RegExp(`\\.(${named.join('|')})(?![\\w-])[^\\s>+~]*$`);
  const isChosen = call.includes(`${name}[`);
  return rulesOf(sheet)
    .filter(({ selectors }) => isChosen || selectors.some((selector) => isOfElement.test(selector)))
    .flatMap(({ properties }) => properties);
}

/** A property may be a part of another: `padding-inline` of `padding`. */
const isSameOrPart = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

// Builds order CSS modules differently.
describe('no style depends on the order of CSS modules', () => {
  test('a selector is weak when a class of another module weighs as much', () => {
    const selectors = ['.row > *', '.row.row > *', '.table .choice + *', '.items li > *', '.button'];
    expect(selectors.filter(isWeak)).toEqual(['.row > *']);
  });

  test('none is weak', () => {
    expect(styleSheets.length).toBeGreaterThan(50);
    const weak = styleSheets.flatMap((path) =>
      rulesOf(path).flatMap(({ selectors }) =>
        selectors.filter(isWeak).map((selector) => `${path}: ${selector}`),
      ),
    );
    expect(weak).toEqual([]);
  });

  test('classes of two modules on one element set different properties', () => {
    const shared = components.flatMap((path) => findSharedElements(path).map((parts) => ({ path, parts })));
    expect(shared.map(({ path }) => path)).toContain('packages/ui/src/main/status/badge.tsx');
    for (const { path, parts } of shared) {
      expect(parts.every(({ length }) => length > 0)).toBe(true);
      const both = parts.flatMap((part, index) =>
        part.filter((one) =>
          parts.slice(index + 1).some((other) => other.some((property) => isSameOrPart(one, property))),
        ),
      );
      expect({ path, both }).toEqual({ path, both: [] });
    }
  });
});
