import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCurve } from './draw-curve.ts';
import { errorCurve, type ErrorRates } from './error-rates.ts';
import type { PairScores } from './score-pairs.ts';
import { suggestOperatingPoint, type SuggestedPoint } from './suggest-operating-point.ts';
import type { Share } from './wilson-interval.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

const spell = ({ count, of, share, from, to }: Share) =>
  share === null
    ? 'none to count'
    : `${count} of ${of}, ${percent(share)} (${percent(from)} to ${percent(to)})`;

export function describeCalibration({ engine, scored, refused }: PairScores): string[] {
  const { operating, equal, deskReview } = errorCurve(scored);
  const reasons = new Map<string, number>();
  for (const { reason } of refused) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const refusals = [...reasons].sort().map(([reason, count]) => `${reason} ${count}`);
  const rates = ({ falseMatch, falseNonMatch }: ErrorRates) => [
    `strangers taken for one person: ${spell(falseMatch)}`,
    `one person taken for strangers: ${spell(falseNonMatch)}`,
  ];
  return [
    `Engine: ${engine}.`,
    `Pairs compared: ${scored.length}. Pairs with a refused photo, in no rate below: ${refused.length}${refusals.length > 0 ? ` (${refusals.join(', ')})` : ''}.`,
    `At ${operating.score}, where matches begin: ${rates(operating).join('; ')}.`,
    `Both errors are most alike at ${equal.score}: ${rates(equal).join('; ')}.`,
    `Shown to the front desk: of one person ${spell(deskReview.same)}; of strangers ${spell(deskReview.different)}.`,
    describePoint(suggestOperatingPoint(scored)),
    'In brackets are 95 % intervals. They hold for people and photos like these, not for others.',
  ];
}

function describePoint(point: SuggestedPoint | null): string {
  if (point === null)
    return 'No operating point: pairs of one person are no nearer to each other than strangers.';
  const { line, stranger_pairs, false_matches } = point;
  return `Operating point, in operating-point.json: a line at a distance of ${line}, at which ${false_matches} of ${stranger_pairs} pairs of strangers match.`;
}

export async function writeCalibration(folder: string, scores: PairScores): Promise<void> {
  const curve = errorCurve(scores.scored);
  const cells = ({ score, falseMatch, falseNonMatch }: ErrorRates) =>
    [
      score,
      ...[falseMatch, falseNonMatch].flatMap((rate) => [rate.count, rate.of, rate.from, rate.to]),
    ].join();
  const heading =
    'score,false_matches,strangers,false_match_from,false_match_to,false_non_matches,same_person,false_non_match_from,false_non_match_to';
  const pairs = [
    ...scores.scored.map(({ selfie, document, same, score }) => [selfie, document, same, score, '']),
    ...scores.refused.map(({ selfie, document, same, reason }) => [selfie, document, same, '', reason]),
  ];
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'calibration.md'), `${describeCalibration(scores).join('\n\n')}\n`),
    writeFile(join(folder, 'curve.csv'), [heading, ...curve.points.map(cells), ''].join('\n')),
    writeFile(
      join(folder, 'operating-point.json'),
      `${JSON.stringify(suggestOperatingPoint(scores.scored), null, 2)}\n`,
    ),
    writeFile(join(folder, 'curve.svg'), drawCurve(curve)),
    writeFile(
      join(folder, 'scores.csv'),
      ['selfie,document,same,score,refused', ...pairs.map((cell) => cell.join()), ''].join('\n'),
    ),
  ]);
}
