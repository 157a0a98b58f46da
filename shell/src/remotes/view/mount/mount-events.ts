import type { MountEvent } from '@suite/remote-kit';
import { reportThrown } from '../../telemetry/report-thrown.ts';

/** Reports errors of listeners, so that they affect neither other listeners nor the shell. */
export class MountEvents {
  readonly #listeners = new Map<MountEvent, Set<() => void>>();

  subscribe(event: MountEvent, listener: () => void): () => void {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
    return () => known.delete(listener);
  }

  emit(event: MountEvent): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener();
      } catch (error) {
        reportThrown(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
