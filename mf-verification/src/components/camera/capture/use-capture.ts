import { useRef, useState } from 'react';
import { cameraCatalog } from '../../../languages/camera/camera-catalog.ts';
import { toast } from '../../feedback/toast.ts';
import { useWords } from '../../language/use-words.ts';
import { CaptureError } from './capture-frame.ts';

export function useComplaint(): (error: unknown) => void {
  const { say } = useWords(cameraCatalog);
  return (error) => {
    toast.error(say(error instanceof CaptureError ? error.problem : 'captureFailed'));
  };
}

export function useCapture(take: () => Promise<void>): { busy: boolean; capture: () => void } {
  const complain = useComplaint();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const capture = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await nextPaint();
      await take();
    } catch (error) {
      complain(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, capture: () => void capture() };
}

/** Copying a camera picture takes a slow phone 30 to 70 ms, so the pressed button is painted first. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
