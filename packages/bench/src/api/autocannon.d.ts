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
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }

  export default function autocannon(options: Options): Promise<Result> & EventEmitter;
}
