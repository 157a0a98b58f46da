import { Spinner } from '@suite/ui/core';

export function GuardScreen({ text }: { text: string }) {
  return <Spinner place="page" text={text} />;
}
