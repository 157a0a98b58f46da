import { useRef } from 'react';
import { Button } from '../../../components/kit/button.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { useWords } from '../../../components/language/use-words.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';

/** What the server takes of one photo. */
const maxBytes = 12 * 1024 * 1024;

/** Lets a guest choose a stored photo, at hotels that accept those. */
export function PhotoFileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { say } = useWords(stepsCatalog);
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) toast.error(say('photoTooLarge'));
    else onChoose(file);
  };
  return (
    <>
      <Button block onClick={() => input.current?.click()}>
        {say('choosePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={say('choosePhoto')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
