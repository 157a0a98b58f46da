import { matchDistance, scoreBy, scoreOfDistance } from '../scores.ts';
import { cutFace } from './cut-face.ts';
import { joinDescriptions, type FaceDescription } from './face-distance.ts';
import { meshPoints, pointOf, type FaceMesh } from './face-mesh.ts';
import type { ReadFace } from './face-reader.ts';
import type { FaceModel } from './operator/face-model.schema.ts';
import { openFaceModel } from './operator/open-face-model.ts';
import { readFaceModel } from './operator/read-face-model.ts';
import type { RawPhoto } from './raw-photo.ts';

export interface FaceScale {
  engine: string;
  line: number;
  scoreOf(distance: number): number;
}

export interface FaceMatcher extends FaceScale {
  describe(face: ReadFace, photo: RawPhoto): Promise<FaceDescription>;
}

export const ownMatcher: FaceMatcher = {
  engine: 'human-3.3.6 mesh, face-api-1.7.15 recognition, five points',
  line: matchDistance,
  describe: ({ description }) => Promise.resolve(description),
  scoreOf: scoreOfDistance,
};

/** Opens the operator's model. Refusals and repeated photos always use the built-in one. */
export async function openFaceMatcher(folder: string | undefined): Promise<FaceMatcher> {
  if (folder === undefined) return ownMatcher;
  const { model, describe } = await openFaceModel(folder);
  return {
    ...scaleOf(model),
    async describe({ mesh, description: own }, photo) {
      const theirs = await describe(cutFace(photo, pointsOf(mesh, model), model.input));
      return model.sum_with_own ? joinDescriptions(theirs, own) : theirs;
    },
  };
}

export async function readFaceScale(folder: string | undefined): Promise<FaceScale> {
  return folder === undefined ? ownMatcher : scaleOf((await readFaceModel(folder)).model);
}

function scaleOf({ name, sha256, operating_point, sum_with_own }: FaceModel): FaceScale {
  const engine = `${name} (${sha256.slice(0, 12)}), five points`;
  return {
    engine: sum_with_own ? `${engine} + ${ownMatcher.engine}` : engine,
    line: operating_point.line,
    scoreOf: (distance) => scoreBy(distance, operating_point),
  };
}

function pointsOf(mesh: FaceMesh, { points }: FaceModel) {
  const middle = ({ outer, inner }: { outer: number; inner: number }) => {
    const [a, b] = [pointOf(mesh, outer), pointOf(mesh, inner)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  };
  const pairs = [
    [points.left_eye, middle(meshPoints.leftEye)],
    [points.right_eye, middle(meshPoints.rightEye)],
    [points.nose, pointOf(mesh, meshPoints.noseTip)],
    [points.left_mouth, pointOf(mesh, meshPoints.leftMouth)],
    [points.right_mouth, pointOf(mesh, meshPoints.rightMouth)],
  ] as const;
  return pairs.map(([[x = 0, y = 0], [u, v]]) => ({ x, y, u, v }));
}
