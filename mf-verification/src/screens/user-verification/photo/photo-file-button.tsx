import { useRef, useState } from 'react';
import { captureImage } from '../../../components/camera/capture/capture-frame.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Button } from '../../../components/kit/button.tsx';
import { useWords } from '../../../components/language/use-words.ts';
import { stepsCatalog, type StepsKey } from '../../../languages/steps/steps-catalog.ts';

/** The server refuses larger files, and scales photos down below this length in any case. */
const maxBytes = 12 * 1024 * 1024;
const longestSide = 4096;
const types = ['image/jpeg', 'image/png', 'image/webp'];

export function PhotoFileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { say } = useWords(stepsCatalog);
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<StepsKey | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setPreparing(true);
    const photo = await preparePhoto(file);
    setPreparing(false);
    setProblem(typeof photo === 'string' ? photo : null);
    if (typeof photo !== 'string') onChoose(photo);
  };
  return (
    <>
      <Button
        block
        busy={isPreparing}
        busyLabel={say('preparingPhoto')}
        onClick={() => input.current?.click()}
      >
        {say('choosePhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={types.join()}
        hidden
        aria-label={say('choosePhoto')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Clearing the value lets the guest choose the same file again.
          event.target.value = '';
        }}
      />
      {problem ? (
        <Notice tone="error" announced>
          {say(problem)}
        </Notice>
      ) : null}
    </>
  );
}

async function preparePhoto(file: File): Promise<File | StepsKey> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    if (!(await isLoaded(image)))
      return /hei[cf]/i.test(`${file.type} ${file.name}`) ? 'photoHeic' : 'photoUnreadable';
    const side = Math.max(image.naturalWidth, image.naturalHeight);
    if (file.size <= maxBytes && side <= longestSide && types.includes(file.type)) return file;
    const shrunk = await captureImage(image, longestSide, file.name);
    return shrunk.size > maxBytes ? 'photoTooLarge' : shrunk;
  } catch {
    return 'photoTooLarge';
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Reads the size alone: `decode()` would hold every pixel of a large photo in memory. */
function isLoaded(image: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
  });
}
