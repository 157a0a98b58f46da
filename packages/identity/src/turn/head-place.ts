import { meshPoints, pointOf, type FaceMesh, type MeshPoint } from '../faces/face-mesh.ts';

/** Where the tip of the nose is in a face, from -1 to 1 between its edges: how the head is turned, and how it is lifted. */
export interface HeadPlace {
  /** Between the cheeks. Positive is towards the right of an unmirrored picture, which is the guest's own left. */
  turn: number;
  /** Between the chin and the forehead. Positive is upwards. */
  lift: number;
}

/**
 * Both are measured along the lines between those edges, so that tilting the head or the camera changes nothing, and a
 * photo that is held up keeps its place however it is turned. A turn by 20 degrees changes `turn` by about 0.35, a nod
 * by 15 degrees changes `lift` by about 0.08.
 */
export function headPlace(mesh: FaceMesh): HeadPlace {
  const nose = pointOf(mesh, meshPoints.noseTip);
  const between = (from: number, to: number) => shareOf(nose, pointOf(mesh, from), pointOf(mesh, to));
  return {
    turn: between(meshPoints.leftCheek, meshPoints.rightCheek),
    lift: between(meshPoints.chin, meshPoints.forehead),
  };
}

function shareOf([x, y]: MeshPoint, [fromX, fromY]: MeshPoint, [toX, toY]: MeshPoint): number {
  const [acrossX, acrossY] = [toX - fromX, toY - fromY];
  const along = (x - fromX) * acrossX + (y - fromY) * acrossY;
  return (2 * along) / (acrossX ** 2 + acrossY ** 2) - 1;
}
