import { matchDistance, scoreBy, scoreOfDistance } from '../scores.ts';
import { cutFace } from './cut-face.ts';
import { joinDescriptions, type FaceDescription } from './face-distance.ts';
import { meshPoints, pointOf, type FaceMesh } from './face-mesh.ts';
import type { ReadFace } from './face-reader.ts';
import type { FaceModel } from './operator/face-model.schema.ts';
import { openFaceModel } from './operator/open-face-model.ts';
import { readFaceModel } from './operator/read-face-model.ts';
import type { RawPhoto } from './raw-photo.ts';

/** How the distances of a net are understood. */
export interface FaceScale {
  /** What compares. A change of model, alignment or score map is a new name. */
  engine: string;
  /** The distance up to which two faces are one person's. */
  line: number;
  /** 0 to 100. */
  scoreOf(distance: number): number;
}

/** What decides whether two faces are one person's. */
export interface FaceMatcher extends FaceScale {
  describe(face: ReadFace, photo: RawPhoto): Promise<FaceDescription>;
}

/** The net that comes with the product: its description is made for every face anyway. */
export const ownMatcher: FaceMatcher = {
  engine: 'human-3.3.6 mesh, face-api-1.7.15 recognition, five points',
  line: matchDistance,
  describe: ({ description }) => Promise.resolve(description),
  scoreOf: scoreOfDistance,
};

/**
 * The net of an operator's folder, or our own without one. Refusals, the selfie's pictures and the same photo sent twice
 * are decided with our own in either case.
 * @throws FaceModelError when the net cannot be used as its operator says
 */
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

/** The scale of a net that is not opened. */
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

/** The five points of the model's input, each with its place in the photo. */
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
