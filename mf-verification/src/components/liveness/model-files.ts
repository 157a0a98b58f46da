import { readWeights, type ModelManifest } from '../../domain/faces/read-weights.ts';
import type { Weights } from '../../domain/faces/layers.ts';

declare global {
  /** Asked for the promised hash of a file of a release; a page that stands alone has no such host. */
  var suiteIntegrityOf: ((url: string) => string) | undefined;
}

/** The two nets, as face-api publishes them. They are files of this release and come from nowhere else. */
const modelFiles = () => [
  new URL('@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json', import.meta.url),
  new URL('@vladmandic/face-api/model/tiny_face_detector_model.bin', import.meta.url),
  new URL('@vladmandic/face-api/model/face_landmark_68_tiny_model-weights_manifest.json', import.meta.url),
  new URL('@vladmandic/face-api/model/face_landmark_68_tiny_model.bin', import.meta.url),
];

export interface FaceModels {
  detector: Weights;
  landmarks: Weights;
}

/**
 * Fetches the nets.
 * @param onProgress told the share that is here, 0 to 1
 * @throws Error when a file does not come, or is not the one that was promised
 */
export async function fetchModels(onProgress: (share: number) => void): Promise<FaceModels> {
  let done = 0;
  const files = modelFiles();
  const [detectorManifest, detector, landmarksManifest, landmarks] = await Promise.all(
    files.map(async ({ href }) => {
      const content = await fetchFile(href);
      done += 1;
      onProgress(done / files.length);
      return content;
    }),
  );
  return {
    detector: modelOf(detectorManifest, detector),
    landmarks: modelOf(landmarksManifest, landmarks),
  };
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const integrity = globalThis.suiteIntegrityOf?.(url) ?? '';
  const answer = await fetch(url, { integrity, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.arrayBuffer();
}

function modelOf(manifest = new ArrayBuffer(0), file = new ArrayBuffer(0)): Weights {
  const described = JSON.parse(new TextDecoder().decode(manifest)) as ModelManifest;
  return readWeights(described, file);
}
