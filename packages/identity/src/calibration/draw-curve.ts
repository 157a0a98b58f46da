import { matchScore } from '../scores.ts';
import type { ErrorCurve } from './error-rates.ts';

const width = 720;
const height = 420;
const frame = { left: 60, right: 20, top: 40, bottom: 50 };

const place = (score: number) => frame.left + (score / 100) * (width - frame.left - frame.right);
const level = (share: number) => height - frame.bottom - share * (height - frame.top - frame.bottom);

export function drawCurve({ points }: ErrorCurve): string {
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
