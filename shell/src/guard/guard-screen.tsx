import { Spinner } from '@suite/ui/core';

/** What the guard shows while it does not know yet who is there. */
export function GuardScreen({ text }: { text: string }) {
  return <Spinner place="page" text={text} />;
}
