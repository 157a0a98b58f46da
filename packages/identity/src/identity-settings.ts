export interface IdentitySettings {
  engine?: 'local' | 'rekognition';
  faceModel?: string;
  /** Maximum number of processes; by default one less than the processors, and at least one. */
  workers?: number;
  queue?: number;
  /** Timeout of a check in milliseconds, without loading the models; 30,000 by default. */
  timeLimit?: number;
  rekognition?: RekognitionSettings;
}

export interface RekognitionSettings {
  region: string;
  endpoint?: string;
  /** The Rekognition similarity that maps to a score of 80; 95 by default. */
  operatingPoint?: number;
  timeLimit?: number;
  headers?: () => Record<string, string>;
}
