export type Outage = ReturnType<typeof createOutage>;

/** During an outage, one mail at a time tests the server, so that the others use up no attempts. */
export function createOutage(longestPauseInMs: number) {
  const firstPauseInMs = 1_000;
  let failures = 0;
  let quietUntil = 0;
  return {
    isOn: () => failures > 0,
    pauseInMs: () => Math.max(0, quietUntil - Date.now()),
    begin(): boolean {
      // Parallel deliveries fail for the same reason, which counts once.
      if (Date.now() < quietUntil) return false;
      failures += 1;
      const whole = Math.min(longestPauseInMs, firstPauseInMs * 2 ** (failures - 1));
      quietUntil = Date.now() + whole * (1 - Math.random() / 2);
      return failures === 1;
    },
    end(): boolean {
      const wasOn = failures > 0;
      failures = 0;
      quietUntil = 0;
      return wasOn;
    },
  };
}
