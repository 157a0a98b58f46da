interface Differences {
  changed: readonly string[];
  extended: readonly string[];
  added: readonly string[];
}

type Library = 'React' | 'React Router' | 'Vue' | 'Svelte' | 'Solid' | 'Lit';

interface LibraryMark {
  library: Library;
  pattern: RegExp;
  /** The mark overwrites that of another copy, which no copy reads. */
  replaces?: true;
}

/** Properties by which libraries mark their presence, each observed in a release of the library. */
const libraryMarks: readonly LibraryMark[] = [
  { library: 'React', pattern: /^document\._reactListening[a-z0-9]+$/ },
  { library: 'React Router', pattern: /^__reactRouterVersion$/, replaces: true },
  { library: 'Vue', pattern: /^__VUE(?:_INSTANCE_SETTERS|_SSR_SETTERS)?__$/ },
  { library: 'Svelte', pattern: /^__svelte$/ },
  {
    library: 'Svelte',
    pattern: /^(?:Element|Text)\.prototype\.(?:Symbol\((?:attributes|class|style|text)\)|__\w+)$/,
  },
  { library: 'Solid', pattern: /^document\._\$DX_DELEGATE$/ },
  { library: 'Lit', pattern: /^Symbol\.metadata$/ },
  { library: 'Lit', pattern: /^(?:litPropertyMetadata|(?:reactiveElement|litHtml|litElement)Versions)$/ },
];

const remedies: Partial<Record<Library, string>> = {
  Solid: 'solid({ solid: { delegateEvents: false } }) in vite.config.js avoids the listeners of Solid.',
};

export function splitMarks({ changed, extended, added }: Differences) {
  const marks = new Map<Library, string[]>();
  const isForeign = (name: string, isChange: boolean) => {
    const found = libraryMarks.find(
      ({ pattern, replaces }) => pattern.test(name) && (!isChange || replaces === true),
    );
    if (found) marks.set(found.library, [...(marks.get(found.library) ?? []), name]);
    return !found;
  };
  return {
    changed: [
      ...changed.filter((name) => isForeign(name, true)),
      ...extended.filter((name) => isForeign(name, false)),
    ],
    added: added.filter((name) => isForeign(name, false)),
    marks,
  };
}

export function describeMarks(marks: ReadonlyMap<Library, readonly string[]>): string {
  const listed = [...marks].map(([library, names]) => `${library} (${names.join(', ')})`);
  const more = [...marks.keys()].flatMap((library) => remedies[library] ?? []);
  return [
    `Libraries note in the page that they run: ${listed.join('; ')}. Nothing is to be done.`,
    ...more,
  ].join(' ');
}
