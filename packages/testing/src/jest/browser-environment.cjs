const { TestEnvironment } = require('jest-environment-jsdom');

/** Posts through timers, since Node's own channels keep the process alive. */
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

/** Adds browser features that jsdom lacks, all in one realm. */
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
