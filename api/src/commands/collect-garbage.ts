import { collectGarbage, openReleaseStorage, previewCollection, type Collection } from '@suite/registry';
import { runCommand } from './run-command.ts';

type EvaluatedRelease = Collection['kept'][number];

const options = process.argv.slice(2);

await runCommand(async (database, settings) => {
  const isPreview = options.includes('--dry-run');
  if (options.some((word) => word !== '--dry-run')) throw new Error('The only option is --dry-run.');
  const { releasesDir, releasesS3 } = settings();
  const storage = await openReleaseStorage(releasesDir, releasesS3);
  const store = { database, storage };
  const done = isPreview ? await previewCollection(store) : await collectGarbage(store);
  if (!done) return 'Another process is collecting now; nothing was deleted.';
  return report(done, isPreview).join('\n');
});

function report(
  { removed, kept, unknown, shellBuilds, ...counts }: Collection,
  isPreview: boolean,
): string[] {
  const outcome = isPreview ? 'would be deleted' : 'was deleted';
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
  return [
    ...removed.map((one) => `${name(one)} ${outcome}: not in use`),
    ...kept.map((one) => `${name(one)} is kept: ${one.reason ?? 'it is being published again'}`),
    ...shellBuilds.map((build) => `The shell's build ${build} ${outcome}: no server has run it lately`),
    ...unknown.map((folder) => `${folder} is kept: this database has no release of it`),
    `${removed.length} of ${removed.length + kept.length} releases ${isPreview ? 'would be deleted' : 'were deleted'} (${megabytes(bytes)}), ` +
      `with ${counts.folders} folders and the leftovers of ${counts.swept} broken uploads.`,
  ];
}

function name({ remote, release, bytes, published_at }: EvaluatedRelease): string {
  return `${remote} ${release} (${megabytes(bytes)}, published ${published_at.toISOString().slice(0, 10)})`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
