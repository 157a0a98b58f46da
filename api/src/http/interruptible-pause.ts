/** An interruption outside a pause ends the next pause at once. */
export function createInterruptiblePause(): { interrupt(): void; wait(ms: number): Promise<void> } {
  let isInterrupted = false;
  let wake: (() => void) | undefined;
  return {
    interrupt() {
      isInterrupted = true;
      wake?.();
    },
    async wait(ms) {
      if (!isInterrupted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      isInterrupted = false;
    },
  };
}
