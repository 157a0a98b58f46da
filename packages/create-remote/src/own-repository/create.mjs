#!/usr/bin/env node
import { resolve } from 'node:path';
import { Refusal } from '../refusal.mjs';
import { fetchDocument } from './fetch-document.mjs';
import { readArguments, usage } from './read-arguments.mjs';
import { writeRepository } from './write-repository.mjs';

/** @param {string[]} argv */
async function create(argv) {
  const wanted = readArguments(argv);
  if (wanted === undefined) return console.log(usage);
  const document = wanted.client === 'openapi' ? await fetchDocument(wanted.suite) : undefined;
  const files = writeRepository(resolve(wanted.folder), { ...wanted, document });
  for (const path of files) console.log(`  + ${wanted.folder}/${path}`);
  console.log(
    `\nNext:\n  cd ${wanted.folder}\n  npm install\n  npm test\n\nDocumentation: ${wanted.suite}/platform/docs`,
  );
}

try {
  await create(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
