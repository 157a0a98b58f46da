import { initSync, parse } from 'es-module-lexer';

/** What the code of a script says about how it can be loaded. */
export interface ScriptFacts {
  /** True for an ES module, as opposed to a script that runs as a whole and exports nothing. */
  isModule: boolean;
  /** What it imports by name, at once or later. */
  imports: string[];
  exports: string[];
  /** True for a build whose modules are texts that are evaluated, which the policy of the page refuses. */
  evaluates: boolean;
  /** The fixed address at which the loader of webpack or rspack looks for its other files, where it has one. */
  publicPath?: string;
  /** Why it cannot be read; then nothing else is known. */
  problem?: string;
}

/** As bundlers write modules for development: `eval("… //# sourceURL=…")`, also by `__webpack_require__.ts("…")`. */
const evaluatedModule =
  /\beval\((?:__webpack_require__\.ts\()?(?:"(?:[^"\\]|\\.)*?|'(?:[^'\\]|\\.)*?|`(?:[^`\\]|\\.)*?)\/\/# source(?:Mapping)?URL=/;

/** `__webpack_require__.p = "/assets/"`, as it is or made smaller; no address is fixed with `publicPath: 'auto'`. */
const fixedPublicPath =
  /(?:\b__(?:webpack|rspack)_require__|[^\w$.][\w$])\.p\s*=\s*["']((?:https?:)?\/[^"']*)["']/;

let isReady = false;

/** Reads the imports and exports of a script, without running it. */
export function readScriptFacts(text: string): ScriptFacts {
  if (!isReady) initSync();
  isReady = true;
  try {
    const [imports, exports, , isModule] = parse(text);
    const named = imports.flatMap(({ n }) => (n === undefined ? [] : [n]));
    return {
      isModule,
      imports: [...new Set(named)],
      exports: exports.map(({ n }) => n),
      evaluates: evaluatedModule.test(text),
      ...publicPathOf(text),
    };
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { isModule: false, imports: [], exports: [], evaluates: false, problem };
  }
}

function publicPathOf(text: string): Pick<ScriptFacts, 'publicPath'> {
  const hasLoader = /(?:webpack|rspack)Chunk/.test(text);
  const publicPath = hasLoader ? fixedPublicPath.exec(text)?.[1] : undefined;
  return publicPath === undefined ? {} : { publicPath };
}

/** The scripts of a release that are read for the gate: of builds of other tools all, else the entry alone. */
export function scriptsToRead(release: {
  entry: string;
  entryType?: string | undefined;
  files: Readonly<Record<string, string>>;
}): string[] {
  if (release.entryType === undefined) return [release.entry];
  return Object.keys(release.files).filter((path) => /\.m?js$/.test(path));
}
