import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a build like webpack's, with a lazy part. `marker` changes all files except the style. */
export async function buildShell(shellDir: string, marker: string): Promise<void> {
  const padding = '/* padding */'.repeat(200);
  const lazy = `lazy ${marker} ${padding}`;
  const lazyName = `151.${hashOf(lazy)}.js`;
  const main = `main ${marker} import("/assets/${lazyName}") ${padding}`;
  const style = 'p { margin: 0 }';
  const [mainName, styleName] = [`main.${hashOf(main)}.js`, `main.${hashOf(style)}.css`];
  await mkdir(join(shellDir, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries({ [lazyName]: lazy, [mainName]: main, [styleName]: style })) {
    const file = join(shellDir, 'assets', name);
    await writeFile(file, content);
    await writeFile(`${file}.gz`, gzipSync(content));
    await writeFile(`${file}.br`, brotliCompressSync(content));
  }
  await writeFile(
    join(shellDir, 'index.html'),
    `<!doctype html><html lang="en"><head><title>${marker}</title>` +
      `<script defer="defer" src="/assets/${mainName}"></script>` +
      `<link href="/assets/${styleName}" rel="stylesheet"></head><body></body></html>`,
  );
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
