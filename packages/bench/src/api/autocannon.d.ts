// The part of autocannon that is used; it brings no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
  }
  export interface Options {
    url: string;
    connections: number;
    headers?: Record<string, string>;
    /** Ends the run after as many seconds. */
    duration?: number;
    /** Ends the run after as many answers. */
    amount?: number;
    /** Seconds for which an answer is waited for. */
    timeout?: number;
  }

  export default function autocannon(options: Options): Promise<Result> & EventEmitter;
}
