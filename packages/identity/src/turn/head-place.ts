import { meshPoints, pointOf, type FaceMesh, type MeshPoint } from '../faces/face-mesh.ts';

export interface HeadPlace {
  /** A positive value is the right of an unmirrored picture, which is the guest's own left. */
  turn: number;
  lift: number;
}

/** Measures along face edges, so that a tilt changes nothing; a turn by 20 degrees changes `turn` by 0.35. */
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
