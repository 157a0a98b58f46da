/** A rest that can be cut short; an alarm that rings while nobody rests ends the next rest at once. */
export function createAlarm(): { ring(): void; rest(inMs: number): Promise<void> } {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async rest(inMs) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, inMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      rung = false;
    },
  };
}
