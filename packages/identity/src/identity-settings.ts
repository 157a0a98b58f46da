/** How checks are made. Whatever is left out is as it suits a server of its own. */
export interface IdentitySettings {
  /** What compares the faces; everything else is always done here. `local` unless told otherwise. */
  engine?: 'local' | 'rekognition';
  /** A folder with a recognition net of the operator's, which compares faces in place of our own. */
  faceModel?: string;
  /** Processes at most: one fewer than processors, at least one, unless told otherwise. */
  workers?: number;
  /** Checks that may wait for a process, 100 unless told otherwise. */
  queue?: number;
  /** Milliseconds after which a check is given up, without loading the nets; 30,000 unless told otherwise. */
  timeLimit?: number;
  rekognition?: RekognitionSettings;
}

/** Credentials come from where the AWS SDK looks for them: the environment, a profile, the machine's role. */
export interface RekognitionSettings {
  region: string;
  /** Another address than Amazon's, for a private endpoint. */
  endpoint?: string;
  /** The similarity of Rekognition that counts as the line of 80; 95 unless told otherwise. */
  operatingPoint?: number;
  /** Milliseconds for one answer, 10,000 unless told otherwise. */
  timeLimit?: number;
  /** Headers of every call, asked for anew for each; they are not signed, as proxies may change them. */
  headers?: () => Record<string, string>;
}
