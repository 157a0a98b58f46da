import { releaseLimits } from '@suite/descriptor';

/** Limits of one upload; sizes in bytes. */
export interface UploadLimits {
  files: number;
  fileSize: number;
  totalSize: number;
  releaseFileSize: number;
}

const megabyte = 1024 * 1024;

export const uploadLimits: UploadLimits = { ...releaseLimits, releaseFileSize: 256 * 1024 };

export function readableSize(bytes: number): string {
  return bytes >= megabyte ? `${Math.round(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
