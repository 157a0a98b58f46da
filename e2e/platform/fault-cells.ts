import type { Fault } from './fault-proxy.ts';
import type { DocumentRemote, Variant, VariantEdit } from './remote-variant.ts';

export type Outcome = 'newest' | 'earlier' | 'card' | 'still loading';

type RemoteFile = 'manifest' | 'entry' | 'chunk' | 'style';
type CodeFault = 'throw at start' | 'throw while rendering';

/** One of 48 combinations with its expected outcome. */
export interface FaultCell {
  target: RemoteFile | 'registry' | 'shared module';
  fault: Fault | CodeFault;
  outcome: Outcome;
  /** The reason if the combination cannot occur or is harmless. */
  because?: string;
  means:
    | { kind: 'file'; of: RemoteFile; fault: Fault }
    | { kind: 'code'; edit: (sample: Variant) => VariantEdit }
    | { kind: 'document'; spoilt: (live: DocumentRemote, sample: Variant) => object }
    | { kind: 'registry'; fault: Fault }
    | { kind: 'shared'; fault: Fault };
}

const fileFaults: readonly Fault[] = ['404', '503', 'hang', 'corrupt', 'wrong MIME type', 'wrong hash'];

export function fileOf(target: RemoteFile, { remote, files }: Variant): string {
  if (target === 'manifest') return 'mf-manifest.json';
  if (target === 'entry') return remote.entry;
  const isWanted = (file: string) =>
    target === 'style' ? file.endsWith('.css') : files.get(file)?.includes('Sample, as released');
  const found = remote.preload.find(isWanted);
  if (!found) throw new Error(`The sample remote has no ${target} among its first files`);
  return found;
}

const remoteFiles: readonly RemoteFile[] = ['manifest', 'entry', 'chunk', 'style'];
const throwing = "throw new Error('at start');";
const throwingContainer = (container: string) =>
  `var ${container} = { init() {}, get: async () => () => ({ default: { routes: [], createScreens: () => () => { throw new Error('while rendering'); } } }) };`;
const notAsked = 'no shell asks for one';
const notCode = 'it is no code: a release with such a file changes nothing';

function codeCell(
  target: FaultCell['target'],
  fault: CodeFault,
  outcome: Outcome,
  edit: (sample: Variant) => VariantEdit,
  because?: string,
): FaultCell {
  return { target, fault, outcome, means: { kind: 'code', edit }, ...(because && { because }) };
}

const replaced =
  (target: RemoteFile, by: (container: string) => string = () => throwing) =>
  (sample: Variant): VariantEdit => ({ file: [fileOf(target, sample), by] });

const ofFiles: FaultCell[] = remoteFiles.flatMap((target) =>
  fileFaults.map((fault): FaultCell => {
    const means = { kind: 'file', of: target, fault } as const;
    if (target === 'manifest') return { target, fault, outcome: 'newest', because: notAsked, means };
    return { target, fault, outcome: 'earlier', means };
  }),
);

const ofCode: FaultCell[] = [
  codeCell('manifest', 'throw at start', 'newest', replaced('manifest'), notCode),
  codeCell('manifest', 'throw while rendering', 'newest', replaced('manifest'), notCode),
  codeCell('entry', 'throw at start', 'earlier', replaced('entry')),
  codeCell('entry', 'throw while rendering', 'earlier', replaced('entry', throwingContainer)),
  codeCell('chunk', 'throw at start', 'earlier', replaced('chunk')),
  codeCell('chunk', 'throw while rendering', 'earlier', () => ({
    text: ['"Sample, as released"', '(()=>{throw new Error("while rendering")})()'],
  })),
  codeCell('style', 'throw at start', 'newest', replaced('style'), notCode),
  codeCell('style', 'throw while rendering', 'newest', replaced('style'), notCode),
  codeCell(
    'shared module',
    'throw at start',
    'earlier',
    () => ({ shared: ['@suite/session', '@suite/sessions'] }),
    'the release takes one that is not provided',
  ),
  codeCell(
    'shared module',
    'throw while rendering',
    'earlier',
    () => ({ text: ['"Sample, as released"', '{toString:1}'] }),
    'its component throws on what the release gives it',
  ),
];

const ofShared: FaultCell[] = fileFaults.map((fault) => ({
  target: 'shared module',
  fault,
  // A pending file may still arrive; an earlier release would need it too.
  outcome: fault === 'hang' ? 'still loading' : 'card',
  means: { kind: 'shared', fault },
  ...(fault === 'wrong hash' && { because: 'it has no known hash: the script of some other build' }),
}));

const ofRegistry: FaultCell[] = [
  ...fileFaults
    .filter((fault) => fault !== 'wrong hash')
    .map((fault): FaultCell => ({
      target: 'registry',
      fault,
      outcome: 'newest',
      means: { kind: 'registry', fault },
    })),
  {
    target: 'registry',
    fault: 'wrong hash',
    outcome: 'earlier',
    because: 'the document promises other bytes than its release has',
    means: {
      kind: 'document',
      spoilt: ({ files }, sample) => ({
        files: { ...files, [fileOf('chunk', sample)]: `sha384-${'A'.repeat(64)}` },
      }),
    },
  },
  {
    target: 'registry',
    fault: 'throw at start',
    outcome: 'earlier',
    because: 'the document gives an address that throws when it is read',
    means: { kind: 'document', spoilt: () => ({ base: 'http://[' }) },
  },
  {
    target: 'registry',
    fault: 'throw while rendering',
    outcome: 'newest',
    because:
      'the document gives a route that throws when it is drawn; the last good entry of that remote is kept',
    means: {
      kind: 'document',
      spoilt: () => ({ routes: [{ path: '/sample???', permissions: [], shellLayout: true }] }),
    },
  },
];

export const faultCells: readonly FaultCell[] = [...ofRegistry, ...ofShared, ...ofFiles, ...ofCode];
