import type { MessageTone } from '../status/tone-icon.tsx';

/** One toast, waiting or shown. */
export interface Toast {
  id: number;
  tone: MessageTone;
  text: string;
  durationMs: number;
  action?: ToastAction | undefined;
}

/** What a toast offers to do; choosing it closes the toast. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

/** Options of one toast. */
export interface ToastOptions {
  /** How long it is shown, 4000 when not given. Waiting for a free place does not count. */
  durationMs?: number | undefined;
  action?: ToastAction | undefined;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: MessageTone, text: string, { durationMs = 4000, action }: ToastOptions = {}): number {
  lastId += 1;
  replace([...toasts, { id: lastId, tone, text, durationMs, action }]);
  return lastId;
}

/** Brief messages at the bottom right, from anywhere; `<Toaster />` shows them. Each returns the toast's id. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  dismiss: (id: number) => replace(toasts.filter((one) => one.id !== id)),
  clear: () => replace([]),
};

/** All toasts, oldest first, for the one component that shows them. */
export const toastStore = {
  current: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
