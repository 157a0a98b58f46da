export { importRowsColumn } from './import-batches.repository.ts';
export { runImports, runNextImport } from './import-jobs/run-imports.ts';
