import { patienceMs } from './transfer-limits.ts';

/** How often is looked whether what is late keeps arriving. */
const lookMs = 250;

interface PatienceOptions {
  isArriving: () => boolean;
  onLate: () => void;
  /** It is late, and nothing of it arrives any more. */
  onSilent: () => void;
}

/** Says once each that a load is late and that it is silent; the load goes on. Returns the way to stop. */
export function watchPatience({ isArriving, onLate, onSilent }: PatienceOptions): () => void {
  let timer = setTimeout(() => {
    onLate();
    look();
  }, patienceMs);
  function look(): void {
    if (isArriving()) timer = setTimeout(look, lookMs);
    else onSilent();
  }
  return () => clearTimeout(timer);
}
