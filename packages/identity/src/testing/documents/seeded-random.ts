export interface SeededRandom {
  next: () => number;
  between: (min: number, max: number) => number;
  whole: (min: number, max: number) => number;
  oneOf: <T>(choices: readonly T[]) => T;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  return {
    next,
    between,
    whole,
    oneOf: (choices) => {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new Error('There is nothing to choose from.');
      return choice;
    },
  };
}
