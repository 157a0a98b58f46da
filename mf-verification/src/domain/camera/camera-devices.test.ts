import { describe, expect, test } from '@jest/globals';
import { facingOf, otherCamera } from './camera-devices.ts';
import type { Facing } from './camera-settings.ts';

const camera = (label: string) => ({ kind: 'videoinput' as const, deviceId: label, label });
const microphone = { kind: 'audioinput' as const, deviceId: 'm', label: 'Front microphone' };

describe('facingOf', () => {
  test.each([
    ['camera2 1, facing front', 'user'],
    ['FaceTime HD Camera', 'user'],
    ['Back Dual Wide Camera', 'environment'],
    ['camera2 0, facing back', 'environment'],
    ['Logitech Webcam C920', undefined],
    ['', undefined],
  ])('%p looks: %p', (label, facing) => {
    expect(facingOf({ label })).toBe(facing);
  });
});

describe('otherCamera', () => {
  const cases: [string, string[], Facing, string, ReturnType<typeof otherCamera>][] = [
    ['the back of a phone', ['Front', 'Back', 'Back wide'], 'user', 'Front', { facing: 'environment' }],
    ['the front of a phone', ['Front', 'Back', 'Back wide'], 'environment', 'Back wide', { facing: 'user' }],
    [
      'a second camera that does not say where it looks',
      ['One', 'Two'],
      'user',
      'One',
      { facing: 'user', deviceId: 'Two' },
    ],
    ['nothing beside a single camera', ['One'], 'user', 'One', undefined],
    ['nothing beside cameras that all look one way', ['Back', 'Back wide'], 'environment', 'Back', undefined],
  ];
  test.each(cases)('is %s', (_, labels, facing, deviceId, other) => {
    const devices = [microphone, ...labels.map(camera)];
    expect(otherCamera(devices, { facing, deviceId })).toEqual(other);
  });
});
