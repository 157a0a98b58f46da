import { readSides } from '../../documents/read-document.ts';
import type { SidesRelation } from '../../documents/relate-sides.ts';
import { drawDocument, type DocumentDrawing } from './draw-document.ts';
import { photographDocument } from './photograph-document.ts';
import { samplePhoto, type SamplePhoto } from './sample-photos.ts';
import { specimen, specimenBack } from './specimens.ts';
import type { MrzHolder } from './write-mrz.ts';

export type MeasuredSides = Record<string, Partial<Record<SidesRelation, number>>>;

export async function measureSides(of: number): Promise<MeasuredSides> {
  const measured: MeasuredSides = {};
  const count = async (kind: string, photos: readonly [Buffer, Buffer]) => {
    const { relation } = await readSides(photos, { today: '2026-11-20' });
    const counts = (measured[kind] ??= {});
    counts[relation] = (counts[relation] ?? 0) + 1;
  };
  for (let seed = 0; seed < of; seed += 1) {
    for (const kind of ['ordinary', 'hard'] as const) {
      const [sample, other] = [samplePhoto(seed, kind), samplePhoto(seed + of, kind)];
      const card = cardOf(sample);
      const front = await take(specimen(card, { withoutMrz: true }), sample);
      const unlabelled = await take(specimen(card, { withoutMrz: true, withoutLabels: true }), sample);
      const back = await take(specimenBack(card), other);
      const othersBack = await take(specimenBack(cardOf(other)), sample);
      await count(`${kind}, one card`, [front, back]);
      await count(`${kind}, one card, its labels not read`, [unlabelled, back]);
      await count(`${kind}, two cards`, [front, othersBack]);
      await count(`${kind}, two cards, labels not read`, [unlabelled, othersBack]);
      await count(`${kind}, the front twice`, [
        front,
        await take(specimen(card, { withoutMrz: true }), other),
      ]);
    }
  }
  return measured;
}

const cardOf = ({ holder }: SamplePhoto): MrzHolder => ({ ...holder, format: 'TD1', code: 'I' });

const take = async (drawing: DocumentDrawing, { settings }: SamplePhoto) =>
  photographDocument(await drawDocument(drawing), settings);
