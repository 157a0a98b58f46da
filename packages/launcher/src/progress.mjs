const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

/**
 * @typedef {object} Step
 * @property {(detail: string) => void} update shows a detail on terminals
 * @property {(note?: string) => void} done
 * @property {(note?: string) => void} failed
 */

/**
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} [out]
 * @param {() => number} [now]
 */
export function createProgress(out = process.stdout, now = Date.now) {
  const live = out.isTTY === true;
  /** @type {Map<object, { title: string, detail: string, since: number }>} */
  const running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  function draw() {
    const texts = [...running.values()].map(
      ({ title, detail, since }) => `${title}${detail && ` · ${detail}`} (${seconds(now() - since)})`,
    );
    const frame = frames[Math.floor(now() / 100) % frames.length];
    out.write(`\r\x1b[K${frame} ${texts.join('   ').slice(0, (out.columns ?? 80) - 3)}`);
  }

  /** @param {string} text */
  function line(text) {
    out.write(live ? `\r\x1b[K${text}\n` : `${text}\n`);
    if (live && running.size > 0) draw();
  }

  return {
    line,
    /**
     * @param {string} title
     * @returns {Step}
     */
    step(title) {
      const key = { title, detail: '', since: now() };
      running.set(key, key);
      if (live) timer ??= setInterval(draw, 100).unref();
      else out.write(`  ${title} …\n`);
      const end = (/** @type {string} */ mark, /** @type {string} */ note) => {
        if (!running.delete(key)) return;
        line(`${mark} ${title}${note && `: ${note}`} (${seconds(now() - key.since)})`);
        if (running.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      return {
        update: (detail) => void (key.detail = detail),
        done: (note = '') => end('✓', note),
        failed: (note = '') => end('✗', note),
      };
    },
  };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */

/** @param {number} ms */
function seconds(ms) {
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;
}
