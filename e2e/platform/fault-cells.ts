import type { Fault } from './fault-proxy.ts';
import type { Variant, VariantEdit } from './remote-variant.ts';

/** What a visitor is left with while a fault lasts. */
export type Outcome = 'newest' | 'earlier' | 'card';

export type Target = 'manifest' | 'entry' | 'chunk' | 'style' | 'shared module';
export type CodeFault = 'throw at start' | 'throw while rendering';

export const fileFaults: readonly Fault[] = [
  '404',
  '503',
  'hang',
  'corrupt',
  'wrong MIME type',
  'wrong hash',
];

/** The file of the sample remote that stands for each kind. */
export function fileOf(target: Exclude<Target, 'shared module'>, { remote, files }: Variant): string {
  if (target === 'manifest') return 'mf-manifest.json';
  if (target === 'entry') return remote.entry;
  const isWanted = (file: string) =>
    target === 'style' ? file.endsWith('.css') : files.get(file)?.includes('Sample, as released');
  const found = remote.preload.find(isWanted);
  if (!found) throw new Error(`The sample remote has no ${target} among its first files`);
  return found;
}

const throwing = "throw new Error('at start');";
const throwingContainer = (container: string) =>
  `var ${container} = { init() {}, get: async () => () => ({ default: { routes: [], createScreens: () => () => { throw new Error('while rendering'); } } }) };`;

interface CodeCell {
  target: Target;
  fault: CodeFault;
  edit: (sample: Variant) => VariantEdit;
  outcome: Outcome;
  /** Why this is what is asked for, where the cell is not a matter of course. */
  because?: string;
}

const notCode = 'it is no code: a release with such a file changes nothing';
const replaced = (target: 'manifest' | 'entry' | 'chunk' | 'style') => (sample: Variant) => ({
  file: [fileOf(target, sample), () => throwing] as [string, () => string],
});

/** Releases whose bytes are as promised and whose code fails. */
export const codeCells: readonly CodeCell[] = [
  {
    target: 'manifest',
    fault: 'throw at start',
    edit: replaced('manifest'),
    outcome: 'newest',
    because: notCode,
  },
  {
    target: 'manifest',
    fault: 'throw while rendering',
    edit: replaced('manifest'),
    outcome: 'newest',
    because: notCode,
  },
  { target: 'entry', fault: 'throw at start', edit: replaced('entry'), outcome: 'earlier' },
  {
    target: 'entry',
    fault: 'throw while rendering',
    edit: (sample) => ({ file: [fileOf('entry', sample), throwingContainer] }),
    outcome: 'earlier',
  },
  { target: 'chunk', fault: 'throw at start', edit: replaced('chunk'), outcome: 'earlier' },
  {
    target: 'chunk',
    fault: 'throw while rendering',
    edit: () => ({ text: ['"Sample, as released"', '(()=>{throw new Error("while rendering")})()'] }),
    outcome: 'earlier',
  },
  { target: 'style', fault: 'throw at start', edit: replaced('style'), outcome: 'newest', because: notCode },
  {
    target: 'style',
    fault: 'throw while rendering',
    edit: replaced('style'),
    outcome: 'newest',
    because: notCode,
  },
  {
    target: 'shared module',
    fault: 'throw at start',
    edit: () => ({ shared: ['@suite/session', '@suite/sessions'] }),
    outcome: 'earlier',
    because: 'nobody provides what it asks for',
  },
  {
    target: 'shared module',
    fault: 'throw while rendering',
    edit: () => ({ text: ['"Sample, as released"', '{toString:1}'] }),
    outcome: 'earlier',
    because: 'the shared component throws on what it is given',
  },
];
