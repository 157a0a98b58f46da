import type { MessageTone } from '../status/tone-icon.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface Toast {
  id: number;
  tone: MessageTone;
  text: string;
  durationMs: number;
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastOptions {
  /** Defaults to 4000. Time in the queue does not count. */
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

/** Shows messages from anywhere; `<Toaster />` must be on the page. Each function returns the id of the toast. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  dismiss: (id: number) => replace(toasts.filter((one) => one.id !== id)),
  clear: () => replace([]),
};

export const toastStore = {
  current: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function useToastClock(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isPaused]);
}
