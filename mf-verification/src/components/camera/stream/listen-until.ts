export function listenUntil(
  signal: AbortSignal,
  target: EventTarget,
  type: string,
  listener: () => void,
): void {
  if (signal.aborted) return;
  target.addEventListener(type, listener);
  signal.addEventListener('abort', () => target.removeEventListener(type, listener), { once: true });
}
