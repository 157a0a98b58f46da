export { importRowsColumn } from './import-batches.repository.ts';
export { runImports, runWaitingImports } from './import-jobs/run-imports.ts';
