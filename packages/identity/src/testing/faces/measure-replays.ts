import { faceDistance } from '../../faces/face-distance.ts';
import { openFaceReader, type FaceReader, type ReadFace } from '../../faces/face-reader.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { HeadPose } from '../../identity-engine.ts';
import { matchDistance } from '../../scores.ts';
import { judgeLiveness } from '../../turn/judge-liveness.ts';
import { openHead } from './open-head.ts';
import { passportOf } from './passport-of.ts';
import { showOnScreen, type HeldScreen } from './show-on-screen.ts';

/** Degrees by which each of them has to turn to look ahead: nobody does quite in these photos. */
const people = { ana: -18, bea: 8, cleo: 18, dora: -6 } as const;
const turnedBy = { left: 34, right: -36 } as const;
const directions = ['left', 'right'] as const;

const screens: HeldScreen[] = [-20, 0, 20].flatMap((degrees) => [
  { degrees, distance: 0.8, light: 0.9 },
  { degrees, distance: 1.5, light: 1.25 },
]);
/** A hand keeps no screen quite still. */
const sway = [0, 2, -1, 1, 2, 0];

/** How many tries ended so: `accepted`, or the reason of a refusal. */
type Ends = Record<string, number>;

/** What is shown to the camera: a film of one turn, one of both turns, or two still photos one after the other. */
type Film = 'turn' | 'bothTurns' | 'twoPhotos';

/** By film, and by whether the turn it shows first is the one that is asked for. */
export type MeasuredReplays = Record<Film, { agrees: Ends; differs: Ends }>;

/** Films of drawn turns on a drawn screen before the camera, each tried with both directions that may be asked for. */
export async function measureReplays(): Promise<MeasuredReplays> {
  const reader = await openFaceReader();
  const none = () => ({ agrees: {}, differs: {} });
  const measured: MeasuredReplays = { turn: none(), bothTurns: none(), twoPhotos: none() };
  for (const [name, ahead] of Object.entries(people) as [keyof typeof people, number][]) {
    const { turned } = await openHead(name);
    const document = await faceOf(reader, 'document', await passportOf(name));
    for (const shown of directions)
      for (const screen of screens)
        for (const [film, photos] of Object.entries(filmsOf(turned, ahead, shown)) as [Film, RawPhoto[]][]) {
          const frames = await filmed(photos, screen);
          const selfie = await faceOf(reader, 'selfie', frames[0]);
          const read = await reader.readFrames(frames);
          for (const asked of directions) {
            const end = judge(selfie, document, read, asked) ?? 'accepted';
            const ends: Ends = measured[film][asked === shown ? 'agrees' : 'differs'];
            ends[end] = (ends[end] ?? 0) + 1;
          }
        }
  }
  return measured;
}

function filmsOf(
  turned: (degrees: number) => RawPhoto,
  ahead: number,
  shown: HeadPose,
): Record<Film, RawPhoto[]> {
  const at = (direction: HeadPose, share: number) => turned(ahead + share * turnedBy[direction]);
  const straight = turned(ahead);
  const [half, aside] = [at(shown, 0.5), at(shown, 1)];
  const back = at(shown === 'left' ? 'right' : 'left', 1);
  return {
    turn: [straight, half, aside, aside],
    bothTurns: [straight, aside, straight, back],
    twoPhotos: [straight, straight, aside, aside],
  };
}

function filmed(photos: readonly RawPhoto[], { degrees, ...screen }: HeldScreen): Promise<Buffer[]> {
  return Promise.all(
    photos.map((photo, index) => showOnScreen(photo, { ...screen, degrees: degrees + (sway[index] ?? 0) })),
  );
}

async function faceOf(reader: FaceReader, kind: 'selfie' | 'document', photo: Buffer | undefined) {
  const reading = await reader.readPhoto(kind, photo ?? Buffer.alloc(0));
  return reading.refused === null ? reading.face : undefined;
}

/** As a check decides, without what the document says. */
function judge(
  selfie: ReadFace | undefined,
  document: ReadFace | undefined,
  frames: readonly ReadFace[],
  asked: HeadPose,
): string | null {
  if (selfie === undefined || document === undefined) return 'PHOTO_REFUSED';
  const reason = judgeLiveness(selfie.description, frames, [asked]);
  if (reason !== null) return reason;
  return faceDistance(selfie.description, document.description) > matchDistance ? 'NO_MATCH' : null;
}
