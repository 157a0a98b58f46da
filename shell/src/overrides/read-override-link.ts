const names = ['override', 'override-grant'];

export function readOverrideLink(): void {
  const address = new URL(location.href);
  const given = names.map((name) => address.searchParams.get(name)).find((text) => text !== null);
  if (given == null) return;
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  void import('./apply-override-link.ts').then(({ applyOverrideLink }) => applyOverrideLink(given));
}
