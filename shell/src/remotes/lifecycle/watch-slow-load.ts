import { slowNoticeDelayMs } from '../../transfer/transfer-limits.ts';

const checkIntervalMs = 250;

interface SlowLoadOptions {
  isArriving: () => boolean;
  onLate: () => void;
  onSilent: () => void;
}

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
