export interface PrintedLine {
  text: string;
  likelihood: number;
  left: number;
  top: number;
  length: number;
  height: number;
}
