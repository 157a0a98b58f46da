import { PassingBanner } from '@suite/ui';
import { useState, type ReactNode } from 'react';

interface Refusal {
  message: string;
  errors: readonly { field: string; message: string }[];
}

/** Returns a banner with the server's refusal and a function to set it; `mark` shows messages beside their fields. */
export function useRefusal(
  mark: (errors: Refusal['errors']) => void,
): [ReactNode, (refusal: Refusal) => void] {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const last = refusals.at(-1);
  const refuse = ({ message, errors }: Refusal) => {
    setRefusals((before) => [...before, message]);
    mark(errors);
  };
  return [
    last === undefined ? null : <PassingBanner key={refusals.length} tone="error" text={last} />,
    refuse,
  ];
}
