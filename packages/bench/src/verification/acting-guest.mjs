/**
 * What the guest in front of the camera did, in milliseconds of the page's clock.
 * @typedef {object} GuestActs
 * @property {{ from: number, to: number }[]} moves reacting and moving the head: what no machine can take away
 * @property {{ at: number, words: string }[]} hints what the camera said, and when
 */

/**
 * Runs in the page by its source, and uses nothing but `showByCameras`: the guest does what the page asks.
 * @param {import('./draw-guest.mjs').GuestPictures} pictures
 */
function installGuest(pictures) {
  const reactionMs = 350;
  /** Of a fifth of a pose: a turn of 28 degrees in half a second. */
  const stepMs = 100;
  const shares = [0.2, 0.4, 0.6, 0.8, 1];
  /** @type {[RegExp, string][]} */
  const asked = [
    [/^Turn your head slowly to your left|further to your left/, 'left'],
    [/^Turn your head slowly to your right|further to your right/, 'right'],
    [/^Raise your chin|further up/, 'up'],
    [/^Lower your chin|further down/, 'down'],
    [/straight ahead|other way/i, 'straight'],
  ];
  /** @type {GuestActs} */
  const acts = { moves: [], hints: [] };
  Object.assign(globalThis, { guestActs: acts });
  const images = Object.fromEntries(
    Object.entries(pictures).map(([name, src]) => [name, Object.assign(new Image(), { src })]),
  );
  const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let shown = 'straight';
  let held = 'straight';
  let isMoving = false;

  const move = async (/** @type {string} */ to) => {
    isMoving = true;
    const from = performance.now();
    await sleep(reactionMs);
    const way =
      to === 'straight'
        ? [
            ...shares
              .slice(0, -1)
              .map((share) => `${held}-${share}`)
              .reverse(),
            'straight',
          ]
        : shares.map((share) => `${to}-${share}`);
    for (const picture of way) {
      shown = picture;
      await sleep(stepMs);
    }
    held = to;
    acts.moves.push({ from, to: performance.now() });
    isMoving = false;
  };
  const follow = () => {
    const words = document.querySelector('dialog p[role=status]')?.textContent ?? '';
    if (words !== acts.hints.at(-1)?.words) acts.hints.push({ at: performance.now(), words });
    const to = asked.find(([pattern]) => pattern.test(words))?.[1];
    if (to === undefined || to === held || isMoving) return;
    // From one side to the other the head looks ahead in between.
    void move(held === 'straight' ? to : 'straight');
  };
  setInterval(follow, 20);

  showByCameras(images, () => shown);
}

/**
 * Lets cameras show the pose of the head, or the document.
 * @param {Record<string, HTMLImageElement>} images
 * @param {() => string} shownPose
 */
function showByCameras(images, shownPose) {
  navigator.mediaDevices.getUserMedia = async (wish) => {
    await Promise.all(Object.values(images).map((image) => image.decode()));
    const wanted = typeof wish?.video === 'object' ? wish.video.facingMode : undefined;
    const isFront = wanted === 'user';
    const size = isFront ? { width: 640, height: 480 } : { width: 1440, height: 1920 };
    // The whole document lies in the frame that the page draws.
    const share = isFront ? 1 : 0.8;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    const draw = () => {
      const image = images[isFront ? shownPose() : 'passport'];
      if (!image || !context) return;
      const scale = share * Math.min(size.width / image.width, size.height / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      context.fillStyle = '#4a4038';
      context.fillRect(0, 0, size.width, size.height);
      context.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
    };
    draw();
    setInterval(draw, isFront ? 40 : 200);
    return canvas.captureStream(25);
  };
}

/**
 * The script that installs the guest in a page before anything else.
 * @param {import('./draw-guest.mjs').GuestPictures} pictures
 */
export const guestScript = (pictures) =>
  `(() => {\n${showByCameras}\n${installGuest}\ninstallGuest(${JSON.stringify(pictures)});\n})();`;

/**
 * What the guest did so far; runs in the page.
 * @returns {GuestActs}
 */
export const readGuestActs = () => Reflect.get(globalThis, 'guestActs');
