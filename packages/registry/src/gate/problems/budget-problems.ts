import type { Release } from '@suite/descriptor';
import type { ByteBudgets } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';
import type { ReleaseContents } from '../release-contents.ts';

/** Sizes of a release above the byte budgets. */
export function budgetProblems(
  { entry, entryType, preload, page, files }: Release,
  contents: ReleaseContents,
  budgets: ByteBudgets,
): GateProblem[] {
  const sum = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((total, path) => total + (contents.files[path]?.gzip ?? 0), 0);
  const [firstVisitBytes, totalBytes] = [sum([entry, ...preload]), sum(Object.keys(files).filter(isFetched))];
  const problems: GateProblem[] = [];
  // All of a module is fetched before it starts: what is in its entry costs no more than what it imports.
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

const isFetched = (path: string) => !path.endsWith('.map');

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
