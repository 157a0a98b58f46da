/**
 * When what was on the screen, in milliseconds since the navigation started.
 * @typedef {object} PageClock
 * @property {number} usable the sign-in page is painted and its button can be pressed; 0 before
 * @property {number} clicked
 * @property {number} table the first row of bookings is painted
 * @property {() => void} submit
 */

/**
 * @typedef {object} SignIn
 * @property {string} email
 * @property {string} password
 * @property {boolean} atOnce submit as soon as the page is usable
 */

/**
 * Runs in the page before anything else and looks at every frame. It has to stand alone: the browser gets its text.
 * @param {SignIn} signIn
 */
export function installPageClock({ email, password, atOnce }) {
  /** @param {(now: number) => void} note */
  const afterPaint = (note) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now());
    port2.postMessage(null);
  };
  /** @returns {HTMLButtonElement | undefined} */
  const button = () => document.querySelector('form button[type=submit]') ?? undefined;
  const isUsable = () =>
    document.querySelector('h1')?.textContent?.trim() === 'Welcome' && button()?.disabled === false;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  /** @param {string} name @param {string} value */
  const type = (name, value) => {
    const input = document.querySelector(`input[name=${name}]`);
    setValue?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  /** @type {PageClock} */
  const clock = {
    usable: 0,
    clicked: 0,
    table: 0,
    submit() {
      type('usr_email', email);
      type('usr_password', password);
      setTimeout(() => {
        clock.clicked = performance.now();
        button()?.click();
      });
    },
  };
  Object.assign(globalThis, { pageClock: clock });

  let seen = false;
  const look = () => {
    if (!seen && isUsable()) {
      seen = true;
      afterPaint((now) => {
        clock.usable = now;
        if (atOnce) clock.submit();
      });
    }
    if (document.querySelector('table tbody tr td')) {
      afterPaint((now) => (clock.table = now));
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page.
 * @returns {PageClock}
 */
export const readPageClock = () => Reflect.get(globalThis, 'pageClock');
