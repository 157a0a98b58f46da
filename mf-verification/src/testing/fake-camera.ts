import { jest } from '@jest/globals';
import type { Pixels } from '../domain/faces/pixels.ts';
import { CanvasPixels } from './canvas-pixels.ts';

type Facing = 'user' | 'environment';

class FakeTrack extends EventTarget {
  readonly kind = 'video';
  readonly deviceId: string;
  readyState: MediaStreamTrackState = 'live';
  readonly facingMode: Facing | undefined;
  capabilities: object = {};

  constructor(facingMode: Facing | undefined, deviceId: string = facingMode ?? 'only') {
    super();
    this.facingMode = facingMode;
    this.deviceId = deviceId;
  }

  getCapabilities(): object {
    return this.capabilities;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }

  mute(isMuted: boolean): void {
    this.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
  }

  getSettings(): MediaTrackSettings {
    return { deviceId: this.deviceId, ...(this.facingMode && { facingMode: this.facingMode }) };
  }
}

class FakePermission extends EventTarget {
  state: PermissionState = 'granted';

  change(state: PermissionState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

type Answer = (video: MediaTrackConstraints) => FakeTrack | Promise<FakeTrack>;

const device = (name: string) => ({
  kind: 'videoinput' as const,
  deviceId: name,
  groupId: '',
  label: name.startsWith('user') ? 'Front camera' : 'Back camera',
  toJSON: () => ({}),
});

/** Prefers the requested device to the requested direction. */
function trackFor({ facingMode, deviceId }: MediaTrackConstraints): FakeTrack {
  const name = (deviceId as ConstrainDOMStringParameters | undefined)?.exact ?? facingMode;
  if (typeof name !== 'string') return new FakeTrack(undefined);
  return new FakeTrack(name.startsWith('user') ? 'user' : 'environment', name);
}

export class FakeCamera {
  readonly asked: MediaTrackConstraints[] = [];
  readonly tracks: FakeTrack[] = [];
  readonly permission = new FakePermission();
  /** The names begin with the direction of the camera. */
  cameras: readonly string[] = ['user'];
  hasPicture = true;
  canvas: 'works' | 'no-context' | 'throws' | 'gives-nothing' = 'works';
  pixels: (width: number, height: number) => Pixels['data'] = (width, height) =>
    new Uint8ClampedArray(4 * width * height).fill(128);
  answer: Answer = trackFor;

  failWith(name: string, message = ''): void {
    this.answer = () => Promise.reject(new DOMException(message, name));
  }

  /** Blocks every opening of a camera until the returned function is called. */
  hang(): () => void {
    const { answer } = this;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answer = async (video) => {
      await released;
      return answer(video);
    };
    return release;
  }

  async getUserMedia({ video }: { video: MediaTrackConstraints }): Promise<MediaStream> {
    this.asked.push(video);
    const track = await this.answer(video);
    this.tracks.push(track);
    return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  }

  states(): MediaStreamTrackState[] {
    return this.tracks.map(({ readyState }) => readyState);
  }
}

export function installFakeCamera(): FakeCamera {
  const camera = new FakeCamera();
  define(navigator, 'mediaDevices', {
    getUserMedia: (wish: { video: MediaTrackConstraints }) => camera.getUserMedia(wish),
    enumerateDevices: async () => camera.cameras.map(device),
  });
  define(navigator, 'permissions', { query: async () => camera.permission });
  const picture = (size: number) => ({ configurable: true, get: () => (camera.hasPicture ? size : 0) });
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: picture(1920),
    videoHeight: picture(1080),
    readyState: picture(HTMLMediaElement.HAVE_ENOUGH_DATA),
    srcObject: { configurable: true, writable: true, value: null },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  installCanvas(camera);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  return camera;
}

function installCanvas(camera: FakeCamera): void {
  const context = {
    drawImage(this: { canvas: HTMLCanvasElement }, source: HTMLElement) {
      if (camera.canvas === 'throws') throw new DOMException('The picture is gone', 'InvalidStateError');
      this.canvas.dataset['drawnAt'] = source.dataset['drawnAt'] ?? String(Date.now());
    },
    fillRect: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) =>
      new CanvasPixels({ width, height, data: camera.pixels(width, height) }),
  };
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    return camera.canvas === 'no-context' ? null : { ...context, canvas: this };
  } as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done, type, quality) {
    const described = `${this.width}x${this.height} ${type} ${quality}`;
    done(camera.canvas === 'gives-nothing' ? null : new Blob([described], { type: 'image/jpeg' }));
  };
}

export function showTab(visible: boolean): void {
  define(document, 'visibilityState', visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

export function pretendBrowser(userAgent: string): void {
  define(navigator, 'userAgent', userAgent);
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}
