import { toast } from '@suite/ui/core';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { loadShellChunk } from '../../remotes/download/load-shell-chunk.ts';
import { isOverriding } from '../override-key.ts';
import { overridePanelOpenAtom } from '../use-override-state.ts';
import { t } from '../../languages/catalog.ts';

const loadPanel = () => loadShellChunk('override-panel', () => import('./override-panel.tsx'));

export function OverridePanelTrigger() {
  const [open, setOpen] = useAtom(overridePanelOpenAtom);
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  useEffect(() => {
    if (!open || panel) return;
    loadPanel().then(setPanel, () => {
      setOpen(false);
      toast.error(t('The override panel could not be loaded. Press Alt+Shift+O to try again.'));
    });
  }, [open, panel, setOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyO' || isWriting) return;
      event.preventDefault();
      setOpen(true);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [setOpen]);
  useEffect(() => {
    if (!isOverriding()) return;
    let over = false;
    void import('../stored-overrides.ts').then(({ readOverrides }) => {
      if (!over && readOverrides().some(({ isProposed }) => isProposed)) setOpen(true);
    });
    return () => {
      over = true;
    };
  }, [setOpen]);

  return panel ? <panel.OverridePanel open={open} onClose={() => setOpen(false)} /> : null;
}
