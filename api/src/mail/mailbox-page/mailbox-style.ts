/** The page is readable from a width of 320 px. */
export const mailboxStyle = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5a6478; --line: #d9dee8; --page: #f5f6f9; --card: #fff; --accent: #1f5fbf; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebf2; --soft: #a3adbf; --line: #39424f; --page: #12161d; --card: #1b212b; --accent: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.6rem; }
p { margin: 0.25rem 0 1rem; color: var(--soft); }
a { color: var(--accent); }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0 0 1rem; }
label { display: grid; flex: 1 1 14rem; gap: 0.25rem; font-size: 0.9rem; color: var(--soft); }
input, button { min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; }
button { border-color: var(--accent); color: var(--accent); cursor: pointer; }
details { margin: 0 0 0.5rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); }
summary { display: grid; grid-template-columns: 1fr; gap: 0 1rem; padding: 0.75rem 1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary strong, summary span { overflow-wrap: anywhere; }
summary span, summary time { color: var(--soft); font-size: 0.9rem; }
:is(a, button, input, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
iframe { display: block; width: 100%; height: min(52rem, 85vh); border: 0; border-top: 1px solid var(--line); border-radius: 0 0 0.5rem 0.5rem; background: #fff; color-scheme: light; }
nav { display: flex; justify-content: space-between; gap: 1rem; margin-top: 1rem; }
nav a { padding: 0.6rem 0; }
@media (min-width: 640px) {
  summary { grid-template-columns: 1fr auto; }
  summary strong { grid-column: 1 / -1; }
}
`;
