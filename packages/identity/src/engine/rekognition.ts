import type * as Sdk from '@aws-sdk/client-rekognition';
import { IdentityError } from '../identity-error.ts';
import { matchScore } from '../scores.ts';
import type { ComparedFaces } from './decide-match.ts';
import type { RekognitionSettings } from '../identity-settings.ts';

type CompareFaces = (faces: { selfie: Uint8Array; document: Uint8Array }) => Promise<ComparedFaces>;

const engine = 'rekognition CompareFaces';
const patience = 10_000;
/** Amazon's default of 80 is for sorting photos, and its 99 for public safety. */
const usualOperatingPoint = 95;

/** Sends only the cut-out faces to Amazon. The SDK is imported with the first call. */
export function openRekognition({
  operatingPoint,
  timeLimit,
  headers,
  ...place
}: RekognitionSettings): CompareFaces {
  let opened: Promise<{ sdk: typeof Sdk; client: Sdk.RekognitionClient }> | undefined;
  const open = async () => {
    const sdk = await import('@aws-sdk/client-rekognition');
    const client = new sdk.RekognitionClient({ ...place, maxAttempts: 3 });
    client.middlewareStack.add(
      (next) => (call) => {
        Object.assign((call.request as { headers: object }).headers, headers?.());
        return next(call);
      },
      { step: 'deserialize' },
    );
    return { sdk, client };
  };
  return async ({ selfie, document }) => {
    const { sdk, client } = await (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
    const command = new sdk.CompareFacesCommand({
      SourceImage: { Bytes: selfie },
      TargetImage: { Bytes: document },
      SimilarityThreshold: 0,
      QualityFilter: 'NONE',
    });
    try {
      const { FaceMatches = [], UnmatchedFaces = [] } = await client.send(command, {
        abortSignal: AbortSignal.timeout(timeLimit ?? patience),
      });
      const similarities = FaceMatches.map(({ Similarity }) => Similarity ?? 0);
      if (similarities.length + UnmatchedFaces.length === 0)
        return { similarity_score: null, reason: 'NO_FACE_DOCUMENT', photo: 'document' };
      const similarity = Math.max(0, ...similarities);
      return {
        similarity_score: scoreOfSimilarity(similarity, operatingPoint ?? usualOperatingPoint),
        engine,
      };
    } catch (cause) {
      // Rekognition reports with this error that the first photo has no face.
      if (cause instanceof sdk.InvalidParameterException)
        return { similarity_score: null, reason: 'NO_FACE_SELFIE', photo: 'selfie' };
      const message = 'Faces cannot be compared right now. Please try again soon.';
      throw new IdentityError('UNAVAILABLE', message, { cause });
    }
  };
}

export function scoreOfSimilarity(similarity: number, operatingPoint: number): number {
  const score =
    similarity < operatingPoint
      ? (matchScore * similarity) / operatingPoint
      : matchScore + ((100 - matchScore) * (similarity - operatingPoint)) / (100 - operatingPoint);
  return Math.floor(Math.min(100, Math.max(0, score)) * 100 + 1e-6) / 100;
}
