export { adoptStyle } from './adopt-style.ts';
export { hotRemote, type HotRemote } from './hot-remote.tsx';
export { keepModule, refreshCalls } from './refresh.ts';
