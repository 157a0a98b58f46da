import { collectGarbage, openReleaseStorage, rehearseCollection, type Collection } from '@suite/registry';
import { runCommand } from './run-command.ts';

type Judged = Collection['kept'][number];

const words = process.argv.slice(2);

await runCommand(async (database, config) => {
  const isRehearsal = words.includes('--dry-run');
  if (words.some((word) => word !== '--dry-run')) throw new Error('The only option is --dry-run.');
  const storage = await openReleaseStorage(config.releasesDir, config.releasesS3);
  const store = { database, storage };
  const done = isRehearsal ? await rehearseCollection(store) : await collectGarbage(store);
  if (!done) return 'Another process is collecting now; nothing was done.';
  return report(done, isRehearsal).join('\n');
});

function report(
  { removed, kept, unknown, shellBuilds, ...counts }: Collection,
  isRehearsal: boolean,
): string[] {
  const goes = isRehearsal ? 'would go' : 'is gone';
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
  return [
    ...removed.map((one) => `${name(one)} ${goes}: nobody uses it`),
    ...kept.map((one) => `${name(one)} stays: ${one.reason ?? 'it is being published again'}`),
    ...shellBuilds.map((build) => `The shell's build ${build} ${goes}: no server has run it lately`),
    ...unknown.map((folder) => `${folder} stays: this database does not know it`),
    `${removed.length} of ${removed.length + kept.length} releases ${isRehearsal ? 'would go' : 'went'} (${megabytes(bytes)}), ` +
      `${counts.folders} folders and what ${counts.swept} broken uploads left.`,
  ];
}

function name({ remote, release, bytes, published_at }: Judged): string {
  return `${remote} ${release} (${megabytes(bytes)}, published ${published_at.toISOString().slice(0, 10)})`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
