/** A frame of the way into a pose: into which, and how much of the pose was seen in it if it could be seen. */
export interface PoseFrame<Picture> {
  picture: Picture;
  pose: number;
  reach: number | undefined;
}

/** On the way into a pose, as shares of it. */
const places = [0.25, 0.5, 0.75];

/**
 * The frames that show the poses best, in the order of time: for each the last that looks ahead, some of the way into
 * it, and the pose itself. Where nothing was seen, frames at even distances.
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
    const peak = into.at(-1);
    if (!peak) continue;
    const peakReach = peak.reach ?? 1;
    const start = into.findLast(({ reach = 0 }) => reach < 0.2) ?? into[0];
    const between = into.slice(start ? into.indexOf(start) + 1 : 0, -1);
    for (const frame of [start, peak]) if (frame) chosen.add(frame);
    for (const share of places) addNearest(chosen, between, share * peakReach);
  }
  return chosen;
}

/** Adds the frame that is nearest to a place of the way, of those that are not chosen yet. */
function addNearest<Frame extends PoseFrame<unknown>>(
  chosen: Set<Frame>,
  frames: readonly Frame[],
  place: number,
): void {
  const distance = ({ reach = 0 }: Frame) => Math.abs(reach - place);
  const [nearest] = frames.filter((frame) => !chosen.has(frame)).sort((a, b) => distance(a) - distance(b));
  if (nearest) chosen.add(nearest);
}

function chooseEvenly<Frame>(frames: readonly Frame[], most: number): Set<Frame> {
  if (frames.length <= most) return new Set(frames);
  const places = Array.from({ length: most }, (_, place) =>
    Math.round((place * (frames.length - 1)) / (most - 1)),
  );
  return new Set(frames.filter((_, place) => places.includes(place)));
}
