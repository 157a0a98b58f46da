import type { Facing } from './camera-settings.ts';

export interface CameraChoice {
  facing: Facing;
  deviceId?: string;
}

/** Browsers report these properties, but the types of TypeScript lack them. */
export type Capabilities = MediaTrackCapabilities & {
  focusMode?: string[];
  /** Distances are in metres. */
  focusDistance?: { min?: number };
};

export type Device = Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'> & {
  getCapabilities?: () => Capabilities;
};

interface Lens {
  deviceId: string;
  facing: Facing | undefined;
  /** A blur of 0 suits a document held in the hand best. */
  blur: number;
  /** Android numbers its cameras and gives the main one at the back 0. */
  number: number;
}

const labels: readonly [Facing, RegExp][] = [
  [
    'environment',
    /back|rear|environment|world|rück|hinten|arrière|dorsale|traser|posterior|retro|خلفي|traseira|achter|tyln|задн|arka|zadn|πίσω|οπίσθι|hátsó|hátlap|אחורי|bakre|baksid|spate|takakam|bagsid|stražnj|背面|后置|後置|후면/i,
  ],
  [
    'user',
    /front|user|\bface|facetime|selfie|vorder|avant|delanter|anterior|أمامي|voor|przedni|передн|předn|predn|μπροστ|εμπρός|πρόσθι|elülső|előlap|קדמי|främre|framsid|din fa[țţt]|etukam|prednj|\bön\b|前面|前置|전면/i,
  ],
];

export function facingOf(device: Pick<Device, 'label' | 'getCapabilities'>): Facing | undefined {
  const told = device.getCapabilities?.().facingMode?.[0];
  if (told === 'user' || told === 'environment') return told;
  return labels.find(([, words]) => words.test(device.label))?.[0];
}

/** A lens that focuses only beyond this many metres makes a document too small in the picture. */
const maxDistance = 0.3;
/** Fewer pixels than full HD lose the small print. */
const enoughPixels = 1920 * 1080;

export function sortLenses(devices: readonly Device[], wanted: Facing): Lens[] {
  const place = ({ facing }: Lens) => (facing === wanted ? 0 : facing === undefined ? 1 : 2);
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(describeLens)
    .toSorted((one, other) => place(one) - place(other) || compareLenses(one, other));
}

export function nextLens(lenses: readonly Lens[], deviceId: string | undefined): Lens | undefined {
  if (lenses.length < 2) return undefined;
  const at = lenses.findIndex((lens) => lens.deviceId === deviceId);
  return lenses[(Math.max(at, 0) + 1) % lenses.length];
}

/** Returns undefined unless another lens at the back certainly suits documents better. */
export function sharperLens(
  lenses: readonly Lens[],
  deviceId: string | undefined,
  capabilities: Capabilities | undefined,
): Lens | undefined {
  const current = lenses.find((lens) => lens.deviceId === deviceId);
  if (current?.facing !== 'environment') return undefined;
  const blur = Math.max(current.blur, blurOf(capabilities));
  const [best] = lenses.filter((lens) => lens !== current && lens.facing === 'environment');
  return best && compareLenses(best, { ...current, blur }) < 0 ? best : undefined;
}

function compareLenses(one: Lens, other: Lens): number {
  return one.blur - other.blur || one.number - other.number;
}

function describeLens(device: Device): Lens {
  const number = Number(/^camera2? (\d+),/.exec(device.label)?.[1] ?? 0);
  const blur = blurOf(device.getCapabilities?.()) || (specialLens.test(device.label) ? 0.5 : 0);
  return { deviceId: device.deviceId, facing: facingOf(device), blur, number };
}

/** Browsers that report no capabilities name the lenses that are not for near things, in the page's language. */
const specialLens = /ultra|tele|makro|macro|υπερευρ|τηλε|אולטרה|רחבה במיוחד|טלה/i;

/** Labels are localized, so lenses are compared by their capabilities first. */
function blurOf({ width, height, focusMode, focusDistance }: Capabilities = {}): number {
  const pixels = (width?.max ?? Infinity) * (height?.max ?? Infinity);
  const nearest = focusDistance?.min;
  const isFixed = focusMode !== undefined && !focusMode.some((mode) => mode !== 'none' && mode !== 'manual');
  if (pixels < enoughPixels) return 3;
  if (nearest !== undefined && nearest > maxDistance) return 2;
  return isFixed ? 1 : 0;
}
