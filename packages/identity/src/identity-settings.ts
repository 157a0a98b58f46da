export interface IdentitySettings {
  engine?: 'local' | 'rekognition';
  faceModel?: string;
  /** The default maximum is one less than the number of processors, and at least one. */
  workers?: number;
  queue?: number;
  /** The timeout in milliseconds does not include loading the models; it is 30,000 by default. */
  timeLimit?: number;
  rekognition?: RekognitionSettings;
}

export interface RekognitionSettings {
  region: string;
  endpoint?: string;
  /** This Rekognition similarity maps to a score of 80; it is 95 by default. */
  operatingPoint?: number;
  timeLimit?: number;
  headers?: () => Record<string, string>;
}
