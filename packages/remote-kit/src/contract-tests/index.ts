export { apiProblems } from './api-problems.ts';
export { prefetchProblems } from './prefetch-problems.ts';
export { remoteProblems } from './remote-problems.ts';
