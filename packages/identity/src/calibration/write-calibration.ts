import { join } from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import { matchScore } from '../scores.ts';
import { errorCurve, suggestOperatingPoint } from './error-rates.ts';
import type { ErrorCurve, ErrorRates, Share, SuggestedPoint } from './error-rates.ts';
import type { PairScores } from './score-pairs.ts';

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

const width = 720;
const height = 420;
const frame = { left: 60, right: 20, top: 40, bottom: 50 };

const place = (score: number) => frame.left + (score / 100) * (width - frame.left - frame.right);
const level = (share: number) => height - frame.bottom - share * (height - frame.top - frame.bottom);

function drawCurve({ points }: ErrorCurve): string {
  const kinds = [
    { name: 'falseMatch', colour: '#b3261e', label: 'strangers taken for one person' },
    { name: 'falseNonMatch', colour: '#1f5fbf', label: 'one person taken for strangers' },
  ] as const;
  const parts = kinds.map(({ name, colour, label }, index) => {
    const rates = points.map((point) => ({ x: place(point.score), rate: point[name] }));
    const line = rates.map(({ x, rate }) => `${x.toFixed(1)},${level(rate.share ?? 0).toFixed(1)}`);
    const upper = rates.map(({ x, rate }) => `${x.toFixed(1)},${level(rate.to).toFixed(1)}`);
    const lower = rates.map(({ x, rate }) => `${x.toFixed(1)},${level(rate.from).toFixed(1)}`).reverse();
    return [
      `<polygon points="${[...upper, ...lower].join(' ')}" fill="${colour}" opacity="0.15"/>`,
      `<polyline points="${line.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      `<text x="${frame.left + 10 + index * 300}" y="24" fill="${colour}">${label}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...grid(),
    ...parts,
    `<line x1="${place(matchScore)}" x2="${place(matchScore)}" y1="${level(1)}" y2="${level(0)}" stroke="#333333" stroke-dasharray="4 3"/>`,
    `<text x="${width / 2}" y="${height - 12}" text-anchor="middle">similarity from which on two photos match</text>`,
    '</svg>\n',
  ].join('\n');
}

function grid(): string[] {
  const across = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${place(0)}" x2="${place(100)}" y1="${level(share)}" y2="${level(share)}" stroke="#dddddd"/>` +
      `<text x="${frame.left - 8}" y="${level(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const down = [0, 20, 40, 60, 80, 100].map(
    (score) =>
      `<text x="${place(score)}" y="${height - frame.bottom + 20}" text-anchor="middle">${score}</text>`,
  );
  return [...across, ...down];
}
