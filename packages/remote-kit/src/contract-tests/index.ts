export { remoteProblems } from './remote-problems.ts';
