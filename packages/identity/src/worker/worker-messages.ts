import type {
  DocumentPhotos,
  FaceQuality,
  IdentityCheck,
  SelfieCheck,
  SelfiePhotos,
} from '../identity-engine.ts';
import type { IdentityErrorCode } from '../identity-error.ts';
import type { RefusalReason } from '../refusal-reason.ts';

export type WorkerJob =
  | { kind: 'warm' }
  | { kind: 'selfie'; photos: SelfiePhotos }
  | { kind: 'document'; photos: DocumentPhotos; withFaces: boolean }
  | { kind: 'describe'; photo: Uint8Array; as: 'selfie' | 'document' };

export interface DocumentCheckAnswer {
  check: IdentityCheck;
  faces: { selfie: Uint8Array; document: Uint8Array } | null;
}

export type DescribeAnswer =
  | { refused: RefusalReason }
  | { refused: null; description: Float32Array; quality: FaceQuality };

export interface WorkerAnswers {
  warm: null;
  selfie: SelfieCheck;
  document: DocumentCheckAnswer;
  describe: DescribeAnswer;
}

export interface WorkerRequest {
  id: number;
  job: WorkerJob;
}

export type WorkerReply =
  | { id: number; ok: true; answer: WorkerAnswers[WorkerJob['kind']] }
  | { id: number; ok: false; code: IdentityErrorCode; message: string };
