export { importRowsColumn } from './import-batches.repository.ts';
export { runImports } from './import-jobs/run-imports.ts';
