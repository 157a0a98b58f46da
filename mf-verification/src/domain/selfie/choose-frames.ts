/** `reach` is the share of the pose that was seen, and undefined if no face was found. */
export interface PoseFrame<Picture> {
  picture: Picture;
  pose: number;
  reach: number | undefined;
}

const places = [0.25, 0.5, 0.75];
/** A head that looks ahead shows less than this share of a pose. */
export const lookingAhead = 0.2;

/**
 * Selects per pose the last frame that looks ahead, some on the way and the pose; spreads them evenly without `reach`.
 */
export function chooseFrames<Frame extends PoseFrame<unknown>>(
  frames: readonly Frame[],
  most: number,
): Frame[] {
  const isSeen = frames.some(({ reach }) => reach !== undefined);
  const chosen = isSeen ? chooseSeen(frames) : chooseEvenly(frames, most);
  return frames.filter((frame) => chosen.has(frame));
}

function chooseSeen<Frame extends PoseFrame<unknown>>(frames: readonly Frame[]): Set<Frame> {
  const chosen = new Set<Frame>();
  for (const pose of new Set(frames.map((frame) => frame.pose))) {
    const into = frames.filter((frame) => frame.pose === pose && frame.reach !== undefined);
    const start = Math.max(
      0,
      into.findLastIndex(({ reach = 0 }) => reach < lookingAhead),
    );
    const way = into.slice(start);
    for (const at of chooseWay(way.map(({ reach = 0 }) => reach))) {
      const frame = way[at];
      if (frame) chosen.add(frame);
    }
  }
  return chosen;
}

/** Returns indices of `reaches`, which are the shares of the pose from looking ahead to the pose itself. */
export function chooseWay(reaches: readonly number[]): number[] {
  const last = reaches.length - 1;
  const chosen = new Set([0, last].filter((at) => at >= 0));
  const peak = reaches[last] ?? 1;
  for (const place of places) {
    const distance = (at: number) => Math.abs((reaches[at] ?? 0) - place * peak);
    const [nearest] = [...reaches.keys()]
      .filter((at) => !chosen.has(at))
      .sort((a, b) => distance(a) - distance(b));
    if (nearest !== undefined) chosen.add(nearest);
  }
  return [...chosen].sort((a, b) => a - b);
}

function chooseEvenly<Frame>(frames: readonly Frame[], most: number): Set<Frame> {
  if (frames.length <= most) return new Set(frames);
  const places = Array.from({ length: most }, (_, place) =>
    Math.round((place * (frames.length - 1)) / (most - 1)),
  );
  return new Set(frames.filter((_, place) => places.includes(place)));
}
