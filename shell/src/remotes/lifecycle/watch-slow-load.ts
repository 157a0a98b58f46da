import { slowNoticeDelayMs } from '../../transfer/transfer-limits.ts';

/** How often is looked whether what is late keeps arriving. */
const checkIntervalMs = 250;

interface SlowLoadOptions {
  isArriving: () => boolean;
  onLate: () => void;
  /** It is late, and nothing of it arrives any more. */
  onSilent: () => void;
}

/** Says once each that a load is late and that it is silent; the load goes on. Returns the way to stop. */
export function watchSlowLoad({ isArriving, onLate, onSilent }: SlowLoadOptions): () => void {
  let timer = setTimeout(() => {
    onLate();
    look();
  }, slowNoticeDelayMs);
  function look(): void {
    if (isArriving()) timer = setTimeout(look, checkIntervalMs);
    else onSilent();
  }
  return () => clearTimeout(timer);
}
