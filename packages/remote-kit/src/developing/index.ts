export { adoptStyle } from './adopt-style.ts';
export { hotRemote, type HotRemote } from './hot-remote.tsx';
export { Fragment, jsxDEV } from './jsx-dev.ts';
export { keepModule, refreshCalls } from './refresh.ts';
