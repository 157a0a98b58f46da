export { apiProblems } from './api-problems.ts';
export { remoteProblems } from './remote-problems.ts';
