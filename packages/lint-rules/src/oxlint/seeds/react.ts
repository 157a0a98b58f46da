const hooks = "import { useEffect, useMemo, useRef, useState } from 'react';\n";

export const reactSeeds: Record<string, string> = {
  'react/error-boundaries': `${hooks}export function A() {
  try { return <B />; } catch { return null; }
}`,
  'react/exhaustive-deps': `${hooks}export function A({ b }: { b: () => void }) {
  useEffect(() => { b(); }, []);
  return null;
}`,
  'react/globals': `let count = 0;
export function A() { count = 1; return <p>{count}</p>; }`,
  'react/immutability': `${hooks}export function A() {
  const [state] = useState({ b: 0 });
  state.b = 1;
  return <p>{state.b}</p>;
}`,
  'react/incompatible-library': `import { useReactTable } from '@tanstack/react-table';
export function A({ b }: { b: object }) { const table = useReactTable(b); return <p>{table.name}</p>; }`,
  'react/preserve-manual-memoization': `${hooks}export function useA(b: number) {
  const list: number[] = [];
  useState(1);
  list.push(b);
  return useMemo(() => [list], [list]);
}`,
  'react/purity': 'export function A() { return <p>{Math.random()}</p>; }',
  'react/refs': `${hooks}export function A() {
  const ref = useRef(1);
  return <p>{ref.current}</p>;
}`,
  'react/rules-of-hooks': `${hooks}export function A({ b }: { b: boolean }) {
  if (b) useState(1);
  return null;
}`,
  'react/set-state-in-effect': `${hooks}export function A() {
  const [b, setB] = useState(1);
  useEffect(() => { setB(2); }, []);
  return <p>{b}</p>;
}`,
  'react/set-state-in-render': `${hooks}export function A() {
  const [b, setB] = useState(1);
  setB(2);
  return <p>{b}</p>;
}`,
  'react/static-components': `export function A() {
  const B = () => <p />;
  return <B />;
}`,
  'react/unsupported-syntax': `export function A() {
  eval('1');
  return <p />;
}`,
  'react/use-memo': `${hooks}export function A() {
  const b = useMemo(async () => 1, []);
  return <p>{String(b)}</p>;
}`,
  'react/void-use-memo': `${hooks}export function A() {
  useMemo(() => { console.log(1); }, []);
  return <p />;
}`,
};
