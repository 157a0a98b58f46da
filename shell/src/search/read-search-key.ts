const fields = 'input, textarea, select, [contenteditable]';

/**
 * The dialog that a key asks for: Ctrl+K or Cmd+K and `/` for the search, `?` for the list of keys. None while another
 * dialog is open; single characters ask for nothing while typing, and where they are turned off.
 */
export function readSearchKey(event: KeyboardEvent, areSingleKeysOff: boolean): 'search' | 'keys' | null {
  const at = document.activeElement;
  if (event.defaultPrevented || event.altKey || at?.closest('dialog, [role="dialog"]')) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'search' : null;
  if (areSingleKeysOff || at?.matches(fields)) return null;
  if (event.key === '/') return 'search';
  return event.key === '?' ? 'keys' : null;
}
