import { useState } from 'react';
import { Button } from '../../../components/kit/button.tsx';
import { useWords } from '../../../components/language/use-words.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { DeskDialog } from './desk-dialog.tsx';
import type { VerificationStepsProps } from '../step-props.ts';

export function useDeskOption({ booking, owner, person, move, refresh }: VerificationStepsProps) {
  const [isOpen, setOpen] = useState(false);
  const { user_type, item_id } = person;
  const dialog = isOpen ? (
    <DeskDialog
      token={booking.verification_token}
      person={{ user_type, item_id }}
      onClose={() => setOpen(false)}
      onChosen={() => move({ kind: 'finish', person: owner })}
      onRefused={refresh}
    />
  ) : null;
  return { open: () => setOpen(true), dialog };
}

export function DeskButton({ onOpen }: { onOpen: () => void }) {
  const { say } = useWords(stepsCatalog);
  return (
    <Button variant="text" block onClick={onOpen}>
      {say('preferDesk')}
    </Button>
  );
}
