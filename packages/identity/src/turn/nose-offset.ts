import { meshPoints, pointOf, type FaceMesh } from '../faces/face-mesh.ts';

/**
 * How far the tip of the nose is from the middle between the cheeks, in half widths of the face and along the line of
 * the cheeks, so that tilting the head or the camera changes nothing. Positive is towards the right of an unmirrored
 * picture, which is the guest's own left; looking straight ahead is within about 0.2, a turn by 20 degrees is 0.4.
 */
export function noseOffset(mesh: FaceMesh): number {
  const [leftX, leftY] = pointOf(mesh, meshPoints.leftCheek);
  const [rightX, rightY] = pointOf(mesh, meshPoints.rightCheek);
  const [noseX, noseY] = pointOf(mesh, meshPoints.noseTip);
  const acrossX = rightX - leftX;
  const acrossY = rightY - leftY;
  const along = (noseX - leftX) * acrossX + (noseY - leftY) * acrossY;
  return (2 * along) / (acrossX ** 2 + acrossY ** 2) - 1;
}
