import type { Release } from './release.schema.ts';

/** Budgets are gzip bytes; a kB is 1000 bytes. */
export interface ByteBudgets {
  entry: number;
  firstVisit: number;
  page: number;
  total: number;
}

export const byteBudgets: ByteBudgets = {
  entry: 40_000,
  firstVisit: 250_000,
  page: 100_000,
  total: 5_000_000,
};

interface BudgetProblem {
  code: 'budget-entry' | 'budget-first-visit' | 'budget-page' | 'budget-total';
  message: string;
  field: string;
}

export function budgetProblems(
  { entry, entryType, preload, page, files }: Release,
  compressed: Readonly<Record<string, { gzip: number }>>,
  budgets: ByteBudgets,
): BudgetProblem[] {
  const sum = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((total, path) => total + (compressed[path]?.gzip ?? 0), 0);
  const [firstVisitBytes, totalBytes] = [
    sum([entry, ...preload]),
    sum(Object.keys(files).filter(countsInTotal)),
  ];
  const problems: BudgetProblem[] = [];
  // An ES module is fetched as a whole before it starts, so that its entry costs no more than its imports.
  if (entryType !== 'module' && sum([entry]) > budgets.entry) {
    const message = `The entry is ${kilobytes(sum([entry]))} compressed where ${kilobytes(budgets.entry)} are allowed: let it import everything else lazily.`;
    problems.push({ code: 'budget-entry', message, field: entry });
  }
  if (firstVisitBytes > budgets.firstVisit) {
    const message = `A first visit fetches ${kilobytes(firstVisitBytes)} compressed where ${kilobytes(budgets.firstVisit)} are allowed: load later what the first screen does not need.`;
    problems.push({ code: 'budget-first-visit', message, field: 'preload' });
  }
  const pageBytes = page ? sum([...page.scripts, ...page.styles]) : 0;
  if (pageBytes > budgets.page) {
    const message = `The page asks for ${kilobytes(pageBytes)} compressed where ${kilobytes(budgets.page)} are allowed: load later what its first view does not need.`;
    problems.push({ code: 'budget-page', message, field: 'page' });
  }
  if (totalBytes > budgets.total) {
    const message = `All files together are ${kilobytes(totalBytes)} compressed where ${kilobytes(budgets.total)} are allowed: drop or shrink the largest, or split the remote.`;
    problems.push({ code: 'budget-total', message, field: 'files' });
  }
  return problems;
}

/** Source maps are stored, but visitors do not fetch them. */
export const countsInTotal = (path: string) => !path.endsWith('.map');

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
