const { TestEnvironment } = require('jest-environment-jsdom');

/** Posts through timers: Node's own MessageChannel keeps the process from exiting. */
class TimerMessageChannel {
  constructor() {
    this.port1 = {
      onmessage: null,
      postMessage: () => setTimeout(() => this.port2.onmessage?.({ data: undefined }), 0),
      close() {},
    };
    this.port2 = {
      onmessage: null,
      postMessage: () => setTimeout(() => this.port1.onmessage?.({ data: undefined }), 0),
      close() {},
    };
  }
}

/** jsdom plus what browsers have and jsdom lacks, all of one realm. */
module.exports = class BrowserEnvironment extends TestEnvironment {
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
  }
};
