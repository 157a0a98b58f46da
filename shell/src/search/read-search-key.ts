const fields = 'input, textarea, select, [contenteditable]';

/** Returns null while another dialog is open. Single keys do nothing while typing or if they are turned off. */
export function readSearchKey(event: KeyboardEvent, areSingleKeysOff: boolean): 'search' | 'keys' | null {
  const at = document.activeElement;
  if (event.defaultPrevented || event.altKey || at?.closest('dialog, [role="dialog"]')) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'search' : null;
  if (areSingleKeysOff || at?.matches(fields)) return null;
  if (event.key === '/') return 'search';
  return event.key === '?' ? 'keys' : null;
}
