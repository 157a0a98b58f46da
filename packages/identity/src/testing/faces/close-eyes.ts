import { faceWidth, meshPoints, pointOf, type FaceMesh } from '../../faces/face-mesh.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';

export function closeEyes(photo: RawPhoto, mesh: FaceMesh): RawPhoto {
  const data = Uint8Array.from(photo.data);
  const width = faceWidth(mesh);
  for (const { outer, inner } of [meshPoints.leftEye, meshPoints.rightEye]) {
    const [outerX, outerY] = pointOf(mesh, outer);
    const [innerX, innerY] = pointOf(mesh, inner);
    const eye = {
      x: (outerX + innerX) / 2,
      y: (outerY + innerY) / 2,
      reach: 0.65 * Math.hypot(innerX - outerX, innerY - outerY),
    };
    const skin = (Math.round(eye.y + 0.12 * width) * photo.width + Math.round(eye.x)) * 3;
    for (let y = Math.floor(eye.y - eye.reach); y <= eye.y + eye.reach; y += 1)
      for (let x = Math.floor(eye.x - eye.reach); x <= eye.x + eye.reach; x += 1)
        if (((x - eye.x) / eye.reach) ** 2 + ((y - eye.y) / (0.5 * eye.reach)) ** 2 <= 1)
          data.set(photo.data.subarray(skin, skin + 3), (y * photo.width + x) * 3);
  }
  return { ...photo, data };
}
