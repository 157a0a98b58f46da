export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  durationMs: number;
}

/** The default is 4000 ms; waiting for a free place does not count. */
export interface ToastOptions {
  durationMs?: number | undefined;
}

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function notify(): void {
  for (const listener of listeners) listener();
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  notify();
}

const shower =
  (tone: ToastTone) =>
  (text: string, { durationMs = 4000 }: ToastOptions = {}) => {
    lastId += 1;
    replace([...toasts, { id: lastId, tone, text, durationMs }]);
  };

export const toast = {
  success: shower('success'),
  error: shower('error'),
  warning: shower('warning'),
  info: shower('info'),
  dismiss: (id: number) => replace(toasts.filter((one) => one.id !== id)),
  clear: () => replace([]),
};

let places: readonly symbol[] = [];

function replacePlaces(next: readonly symbol[]): void {
  places = next;
  notify();
}

/** The toaster that was mounted last shows all toasts. */
export const toastStore = {
  current: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  lastPlace: () => places.at(-1),
  addPlace: (place: symbol) => {
    replacePlaces([...places, place]);
    return () => replacePlaces(places.filter((one) => one !== place));
  },
};
