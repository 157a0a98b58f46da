/** A frame of the turn, and how far the head was turned the wanted way if that could be seen. */
export interface TurnFrame<Picture> {
  picture: Picture;
  turned: number | undefined;
}

/**
 * The frames that show a turn best: the one in which the head is turned furthest, the last, and others at even
 * distances, in the order of time.
 */
export function chooseFrames<Picture>(frames: readonly TurnFrame<Picture>[], most: number): Picture[] {
  if (frames.length <= most) return frames.map(({ picture }) => picture);
  const chosen = new Set<number>();
  for (let place = 1; place <= most; place += 1) chosen.add(Math.round((place * (frames.length - 1)) / most));
  const furthest = furthestTurned(frames);
  if (furthest !== undefined && !chosen.has(furthest)) {
    const nearest = [...chosen].reduce((a, b) => (Math.abs(b - furthest) < Math.abs(a - furthest) ? b : a));
    chosen.delete(nearest);
    chosen.add(furthest);
  }
  return frames.filter((_, place) => chosen.has(place)).map(({ picture }) => picture);
}

function furthestTurned(frames: readonly TurnFrame<unknown>[]): number | undefined {
  let furthest: number | undefined;
  let most = -Infinity;
  frames.forEach(({ turned = -Infinity }, place) => {
    if (turned <= most) return;
    most = turned;
    furthest = place;
  });
  return furthest;
}
