const { TestEnvironment } = require('jest-environment-jsdom');

/** One end of a channel; posts through timers, since Node's own keeps the process from exiting. */
class TimerPort {
  /** @type {((event: { data: unknown }) => void) | null} */
  onmessage = null;
  /** @type {TimerPort | null} */
  other = null;

  /** @param {unknown} data */
  postMessage(data) {
    setTimeout(() => this.other?.onmessage?.({ data }), 0);
  }

  close() {
    this.onmessage = null;
  }
}

class TimerMessageChannel {
  port1 = new TimerPort();
  port2 = new TimerPort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** jsdom plus what browsers have and jsdom lacks, all of one realm. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      Request,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
      MessageChannel: TimerMessageChannel,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
};
