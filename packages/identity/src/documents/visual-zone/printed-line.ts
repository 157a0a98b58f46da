/** A line of text on a document, in the document's own directions. */
export interface PrintedLine {
  text: string;
  /** Mean likelihood of its characters, 0 to 1. */
  likelihood: number;
  /** Its left end, its middle from the top, and its size, in pixels of the photo. */
  left: number;
  top: number;
  length: number;
  height: number;
}
