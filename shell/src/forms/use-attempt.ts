import { useState } from 'react';

/** The state of a piece of work that a user starts, such as a call. */
export interface Attempt {
  busy: boolean;
  /** Why the last run failed, unless that is shown elsewhere. */
  refusal: string | undefined;
  setRefusal: (refusal: string | undefined) => void;
  run: (work: () => Promise<unknown>) => Promise<void>;
}

/**
 * Runs work and keeps the sentence about its failure.
 * @param describeFailure gives that sentence, or nothing when it has shown the failure itself
 */
export function useAttempt(describeFailure: (error: unknown) => string | undefined): Attempt {
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>): Promise<void> {
    setRefusal(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setRefusal(describeFailure(error));
    }
    setBusy(false);
  }
  return { busy, refusal, setRefusal, run };
}
