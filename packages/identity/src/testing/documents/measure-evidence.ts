import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { readDocument } from '../../documents/read-document.ts';
import { encodePhoto } from '../faces/encode-photo.ts';
import { openHead } from '../faces/open-head.ts';
import type { SampleFace } from '../faces/sample-faces.ts';
import { showOnScreen } from '../faces/show-on-screen.ts';
import { drawDocument } from './draw-document.ts';
import { otherCard, type OtherThing } from './other-cards.ts';
import { photographDocument } from './photograph-document.ts';
import { samplePhoto, takeSample, type SampleKind } from './sample-photos.ts';
import { specimen } from './specimens.ts';

export type MeasuredEvidence = Record<string, Partial<Record<DocumentEvidence, number>>>;

const faces: SampleFace[] = ['ana', 'bea', 'cleo', 'dora'];
const degrees = [-24, -16, -8, 0, 8, 16, 24];

export async function measureEvidence(of: number): Promise<MeasuredEvidence> {
  const measured: MeasuredEvidence = {};
  const count = async (kind: string, photo: Promise<Buffer>) => {
    const { evidence } = await readDocument(await photo, { today: '2026-11-20' });
    const counts = (measured[kind] ??= {});
    counts[evidence] = (counts[evidence] ?? 0) + 1;
  };
  for (let seed = 0; seed < of; seed += 1) {
    for (const kind of ['ordinary', 'hard'] as const satisfies SampleKind[]) {
      const sample = samplePhoto(seed, kind);
      await count(`${kind} document`, takeSample(sample));
      await count(`${kind} front without a zone`, photographFront(sample));
    }
    for (const thing of ['student card', 'business card', 'blank page'] as const) {
      await count(thing, photographThing(thing, seed));
    }
  }
  for (const face of faces) {
    const { turned } = await openHead(face);
    for (const angle of degrees) {
      await count('selfie', encodePhoto(turned(angle)));
      await count('screen', showOnScreen(turned(angle), { degrees: angle / 2, distance: 1, light: 1.1 }));
    }
  }
  return measured;
}

async function photographFront({ holder, settings }: ReturnType<typeof samplePhoto>): Promise<Buffer> {
  return photographDocument(await drawDocument(specimen(holder, { withoutMrz: true })), settings);
}

async function photographThing(thing: OtherThing, seed: number): Promise<Buffer> {
  const { holder, settings } = samplePhoto(seed, 'ordinary');
  return photographDocument(await drawDocument(otherCard(thing, holder, seed)), settings);
}
