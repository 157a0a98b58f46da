/**
 * Whether the mail server as a whole fails. While it does, one mail at a time asks whether it is back, so that the
 * others keep their patience and leave as soon as it is.
 */
export function createOutage(longestPauseInMs: number) {
  const firstPauseInMs = 1_000;
  let failures = 0;
  let quietUntil = 0;
  return {
    isOn: () => failures > 0,
    pauseInMs: () => Math.max(0, quietUntil - Date.now()),
    /** Tells whether this failure is the first one. */
    begin(): boolean {
      // Several mails under way fail of one cause.
      if (Date.now() < quietUntil) return false;
      failures += 1;
      const whole = Math.min(longestPauseInMs, firstPauseInMs * 2 ** (failures - 1));
      quietUntil = Date.now() + whole * (1 - Math.random() / 2);
      return failures === 1;
    },
    /** Tells whether there was one. */
    end(): boolean {
      const wasOn = failures > 0;
      failures = 0;
      quietUntil = 0;
      return wasOn;
    },
  };
}
