export { runAlone } from './run-alone.tsx';
