import { photoName } from '../../domain/captured-photo.ts';
import { chooseFrames, type TurnFrame } from '../../domain/choose-frames.ts';
import { captureFrame } from '../camera/capture-frame.ts';

/** Frames beside the selfie itself. */
const mostFrames = 7;
const fewestFrames = 3;
/** The server looks for the turn, not for the face's likeness: small pictures will do. */
const longestSide = 800;
const everyMs = 250;
/** Whoever waits this long before turning is shown by the frames of the end. */
const mostKept = 24;

/** Collects frames while a head turns. */
export function turnReel(video: HTMLVideoElement) {
  const frames: TurnFrame<File>[] = [];
  let last = -Infinity;
  const add = async (turned: number | undefined) => {
    last = Date.now();
    const picture = await captureFrame(video, { name: photoName('selfie', last), longestSide });
    frames.push({ picture, turned });
    if (frames.length > mostKept) frames.splice(0, mostKept / 2);
  };
  return {
    /** Keeps what the camera sees now, unless it did a moment ago. */
    async keep(turned: number | undefined): Promise<void> {
      if (Date.now() - last >= everyMs) await add(turned);
    },
    /** Forgets every frame so far. */
    startAgain(): void {
      frames.length = 0;
    },
    /** What the camera sees at the end belongs to it, and so do a few frames of a turn that was quick. */
    async finish(turned: number | undefined): Promise<File[]> {
      do await add(turned);
      while (frames.length < fewestFrames);
      return chooseFrames(frames, mostFrames);
    },
  };
}
