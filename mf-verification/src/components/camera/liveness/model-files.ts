import { readWeights, type ModelManifest } from '../../../domain/faces/read-weights.ts';
import type { Weights } from '../../../domain/faces/layers.ts';

/** These are the model files that face-api publishes. They are built into this release and loaded from nowhere else. */
export const modelFiles = [
  {
    url: () =>
      new URL('@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json', import.meta.url),
    integrity: 'sha384-pv5O6FHygbu0YHC1SE1HT8UoirI7XZHizelMsZEuqwx05LlqXklbPC09P3kSOXyH',
  },
  {
    url: () => new URL('@vladmandic/face-api/model/tiny_face_detector_model.bin', import.meta.url),
    integrity: 'sha384-bHZoLhI+HSjugOsPHIOQJgnKxzpbiKzHS+l6eXbGRgm6mLboHYtWWuvNpVwriT2V',
  },
  {
    url: () =>
      new URL(
        '@vladmandic/face-api/model/face_landmark_68_tiny_model-weights_manifest.json',
        import.meta.url,
      ),
    integrity: 'sha384-MtQdnr2Fcod58dKj0iG+aNRquON7JZlakARtrjBHWHhqbUFejSaGpqboQu57qf56',
  },
  {
    url: () => new URL('@vladmandic/face-api/model/face_landmark_68_tiny_model.bin', import.meta.url),
    integrity: 'sha384-77QCQg5OGsZrGkvauI7Sh3vx0nfyZ222U1f4LRXt9Nza+OGkp3FMAaw/BWdydcbd',
  },
] as const;

export interface FaceModels {
  detector: Weights;
  landmarks: Weights;
}

/** @throws Error if a file is missing or its hash differs */
export async function fetchModels(onProgress: (share: number) => void): Promise<FaceModels> {
  let done = 0;
  // After a failure, further progress would make the guide look as if it were still loading.
  let isFailed = false;
  const fetchOne = async ({ url, integrity }: (typeof modelFiles)[number]) => {
    const content = await fetchFile(url().href, integrity).catch((error: unknown) => {
      isFailed = true;
      throw error;
    });
    done += 1;
    if (!isFailed) onProgress(done / modelFiles.length);
    return content;
  };
  const [detectorManifest, detector, landmarksManifest, landmarks] = await Promise.all(
    modelFiles.map(fetchOne),
  );
  return {
    detector: modelOf(detectorManifest, detector),
    landmarks: modelOf(landmarksManifest, landmarks),
  };
}

async function fetchFile(url: string, integrity: string): Promise<ArrayBuffer> {
  const answer = await fetch(url, { integrity, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.arrayBuffer();
}

function modelOf(manifest = new ArrayBuffer(0), file = new ArrayBuffer(0)): Weights {
  const described = JSON.parse(new TextDecoder().decode(manifest)) as ModelManifest;
  return readWeights(described, file);
}
