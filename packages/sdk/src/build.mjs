import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePackages } from './compile-packages.mjs';
import { packPackages } from './pack-packages.mjs';
import { buildFolder, distFolder, sdkPackages } from './sdk-packages.mjs';
import { stagePackage } from './stage-package.mjs';

function build() {
  for (const folder of [distFolder, buildFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(distFolder, { recursive: true });
  const compiled = join(buildFolder, 'compiled');
  try {
    compilePackages(compiled);
    /** @type {Map<string, string>} */
    const versions = new Map();
    const manifests = sdkPackages.map((name) => {
      const manifest = stagePackage(name, compiled, versions);
      versions.set(manifest.name, manifest.version);
      return manifest;
    });
    writeIndex(manifests, packPackages());
  } finally {
    rmSync(compiled, { recursive: true });
  }
}

/**
 * @param {import('./published-manifest.mjs').Manifest[]} manifests
 * @param {import('./pack-packages.mjs').PackedFile[]} packed
 */
function writeIndex(manifests, packed) {
  const packages = manifests.map((manifest) => {
    const file = packed.find(({ name }) => name === manifest.name);
    if (!file) throw new Error(`npm packed no ${manifest.name}`);
    const { filename, integrity, shasum, unpackedSize } = file;
    return { manifest, file: filename, integrity, shasum, fileCount: file.files.length, unpackedSize };
  });
  writeFileSync(join(distFolder, 'index.json'), `${JSON.stringify({ packages }, null, 2)}\n`);
}

build();
