import { initSync, parse } from 'es-module-lexer';

export interface ScriptFacts {
  isModule: boolean;
  imports: string[];
  exports: string[];
  /** Is true if the modules are evaluated strings, which the policy of the page refuses. */
  evaluates: boolean;
  publicPath?: string;
  /** Explains why the script could not be parsed; the other fields are then empty. */
  problem?: string;
}

/** Matches modules of development builds: `eval("… //# sourceURL=…")`, also by `__webpack_require__.ts("…")`. */
const evaluatedModule =
  /\beval\((?:__webpack_require__\.ts\()?(?:"(?:[^"\\]|\\.)*?|'(?:[^'\\]|\\.)*?|`(?:[^`\\]|\\.)*?)\/\/# source(?:Mapping)?URL=/;

/** Matches `__webpack_require__.p = "/assets/"`, also minified; `publicPath: 'auto'` fixes no address. */
const fixedPublicPath =
  /(?:\b__(?:webpack|rspack)_require__|[^\w$.][\w$])\.p\s*=\s*["']((?:https?:)?\/[^"']*)["']/;

let isReady = false;

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

/** Returns all scripts of other tools' builds; of other builds the entry is enough. */
export function scriptsToRead(release: {
  entry: string;
  entryType?: string | undefined;
  files: Readonly<Record<string, string>>;
}): string[] {
  if (release.entryType === undefined) return [release.entry];
  return Object.keys(release.files).filter((path) => /\.m?js$/.test(path));
}
