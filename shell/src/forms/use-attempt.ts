import { useState } from 'react';

export interface Attempt {
  busy: boolean;
  refusal: string | undefined;
  setRefusal: (refusal: string | undefined) => void;
  run: (work: () => Promise<unknown>) => Promise<void>;
}

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
