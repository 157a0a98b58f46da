import { releaseLimits } from '@suite/descriptor';

/** How much one upload may be. Sizes are bytes. */
export interface UploadLimits {
  files: number;
  fileSize: number;
  totalSize: number;
  releaseFileSize: number;
}

const megabyte = 1024 * 1024;

export const uploadLimits: UploadLimits = { ...releaseLimits, releaseFileSize: 256 * 1024 };

/** `20 MB`, or kB below one megabyte. */
export function readableSize(bytes: number): string {
  return bytes >= megabyte ? `${Math.round(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`;
}
