import { mrzCharacters, type MrzLikelihoods } from './mrz-likelihoods.ts';

export interface FixedPitch {
  first: number;
  pitch: number;
}

interface Peak {
  at: number;
  weight: number;
}

const width = mrzCharacters.length;
const least = 0.2;

function inkAt({ values }: MrzLikelihoods, step: number): number {
  let sum = 0;
  for (let index = 0; index < width; index += 1) sum += values[step * width + index] ?? 0;
  return sum;
}

function peaksOf(reading: MrzLikelihoods): Peak[] {
  const peaks: Peak[] = [];
  let [weight, moment] = [0, 0];
  for (let step = 0; step <= reading.steps; step += 1) {
    const ink = step < reading.steps ? inkAt(reading, step) : 0;
    if (ink >= least) {
      weight += ink;
      moment += ink * step;
    } else if (weight > 0) {
      peaks.push({ at: moment / weight, weight: Math.min(1, weight) });
      [weight, moment] = [0, 0];
    }
  }
  return peaks;
}

function keepsTo(peaks: readonly Peak[], pitch: number): { coherence: number; phase: number } {
  let [cos, sin, weight] = [0, 0, 0];
  for (const peak of peaks) {
    const turn = (2 * Math.PI * peak.at) / pitch;
    cos += peak.weight * Math.cos(turn);
    sin += peak.weight * Math.sin(turn);
    weight += peak.weight;
  }
  const phase = ((Math.atan2(sin, cos) / (2 * Math.PI)) * pitch + pitch) % pitch;
  return { coherence: Math.hypot(cos, sin) / Math.max(weight, 1e-6), phase };
}

/** Estimates the pitch from all characters but fillers, as recognition drops repeated fillers. */
export function fitFixedPitch(reading: MrzLikelihoods, count: number): FixedPitch[] {
  const peaks = peaksOf(reading);
  if (peaks.length < 5) return [];
  let best = { coherence: 0, phase: 0, pitch: 0 };
  for (let pitch = reading.steps / (count + 4); pitch <= reading.steps / (count - 0.5); pitch *= 1.001) {
    const found = keepsTo(peaks, pitch);
    if (found.coherence > best.coherence) best = { ...found, pitch };
  }
  const { pitch, phase } = best;
  const centred = (reading.steps - (count - 1) * pitch) / 2;
  const nearest = phase + Math.round((centred - phase) / pitch) * pitch;
  const firsts = [0, -1, 1, -2, 2].map((shift) => nearest + shift * pitch);
  return firsts
    .filter((first) => first > -0.6 * pitch && first + (count - 1) * pitch < reading.steps + 0.6 * pitch)
    .map((first) => ({ first, pitch }));
}
