import { describe, expect, test } from '@jest/globals';
import { facingOf, nextLens, sharperLens, sortLenses, type Capabilities } from './camera-devices.ts';

const camera = (label: string, capabilities?: Capabilities) => ({
  ...{ kind: 'videoinput' as const, deviceId: label, label },
  // Browsers throw when the method is called without its device.
  getCapabilities(this: { label: string }) {
    if (this.label !== label) throw new TypeError('Illegal invocation');
    return capabilities ?? {};
  },
});
const microphone = { kind: 'audioinput' as const, deviceId: 'm', label: 'Front microphone' };
const back = (label: string, capabilities: Capabilities = {}) =>
  camera(label, {
    facingMode: ['environment'],
    width: { max: 4000 },
    height: { max: 3000 },
    ...capabilities,
  });
const names = (lenses: readonly { deviceId: string }[]) => lenses.map(({ deviceId }) => deviceId);

describe('facingOf', () => {
  test.each([
    ['camera2 1, facing front', 'user'],
    ['FaceTime HD Camera', 'user'],
    ['Back Dual Wide Camera', 'environment'],
    ['camera2 0, facing back', 'environment'],
    ['Rückkamera (Ultraweitwinkel)', 'environment'],
    ['Frontkamera', 'user'],
    ['Caméra avant', 'user'],
    ['Caméra arrière', 'environment'],
    ['Cámara trasera', 'environment'],
    ['Fotocamera anteriore', 'user'],
    ['Fotocamera (retro)', 'environment'],
    ['الكاميرا الخلفية', 'environment'],
    ['الكاميرا الأمامية', 'user'],
    ['Zadní fotoaparát', 'environment'],
    ['Přední fotoaparát', 'user'],
    ['Πίσω κάμερα', 'environment'],
    ['Μπροστινή κάμερα', 'user'],
    ['Hátsó kamera', 'environment'],
    ['Elülső kamera', 'user'],
    ['מצלמה אחורית', 'environment'],
    ['מצלמה קדמית', 'user'],
    ['Bakre ultravidvinkelkamera', 'environment'],
    ['Främre kamera', 'user'],
    ['Camera din spate', 'environment'],
    ['Camera din față', 'user'],
    ['Logitech Webcam C920', undefined],
    ['', undefined],
  ])('%p looks: %p', (label, facing) => {
    expect(facingOf({ label })).toBe(facing);
  });

  test('believes the camera more than its name', () => {
    expect(facingOf(camera('Front door', { facingMode: ['environment'] }))).toBe('environment');
  });
});

describe('The cameras', () => {
  test('are first those that look the wanted way, then those that do not say, then the others', () => {
    const devices = [camera('Webcam'), microphone, camera('Front'), camera('Back')];
    expect(names(sortLenses(devices, 'environment'))).toEqual(['Back', 'Webcam', 'Front']);
    expect(names(sortLenses(devices, 'user'))).toEqual(['Front', 'Webcam', 'Back']);
  });

  test('at the back begin with one that is sharp near by, whatever they are called', () => {
    const devices = [
      back('Makrokamera', { width: { max: 1600 }, height: { max: 1200 } }),
      back('Telekamera', { focusDistance: { min: 0.6 } }),
      back('Ultraweitwinkel', { focusMode: ['manual'] }),
      back('Kamera', { focusMode: ['continuous', 'manual'], focusDistance: { min: 0.2 } }),
    ];
    expect(names(sortLenses(devices, 'environment'))).toEqual([
      'Kamera',
      'Ultraweitwinkel',
      'Telekamera',
      'Makrokamera',
    ]);
  });

  test.each([
    ['Zadní teleobjektiv', 'Zadní ultraširokoúhlý fotoaparát', 'Zadní fotoaparát'],
    ['Πίσω υπερευρυγώνια κάμερα', 'Πίσω κάμερα τηλεφακού', 'Πίσω κάμερα'],
    ['Hátsó ultraszéles kamera', 'Hátsó telekamera', 'Hátsó kamera'],
    ['מצלמה אחורית רחבה במיוחד', 'מצלמת טלה אחורית', 'מצלמה אחורית'],
    ['Bakre ultravidvinkelkamera', 'Bakre telekamera', 'Bakre kamera'],
    ['Cameră ultralargă din spate', 'Cameră tele din spate', 'Cameră din spate'],
  ])('without capabilities begin with the main one, not %s or %s', (wide, tele, main) => {
    const devices = [camera('Front'), camera(wide), camera(tele), camera(main)];
    expect(names(sortLenses(devices, 'environment'))[0]).toBe(main);
  });

  test('of Android begin with its main one', () => {
    const devices = [back('camera2 2, facing back'), back('camera2 0, facing back')];
    expect(names(sortLenses(devices, 'environment'))[0]).toBe('camera2 0, facing back');
  });

  test('are all reached by switching from one to the next', () => {
    const lenses = sortLenses([camera('Front'), back('Back'), back('Wide'), back('Tele')], 'environment');
    const reached = lenses.map(({ deviceId }) => nextLens(lenses, deviceId)?.deviceId);
    expect(reached).toEqual(['Wide', 'Tele', 'Front', 'Back']);
    expect(nextLens(sortLenses([camera('One')], 'user'), 'One')).toBeUndefined();
  });
});

describe('A sharper camera', () => {
  const lenses = sortLenses([back('Wide'), back('Main'), camera('Front')], 'environment');

  test.each<[string, string, Capabilities | undefined, string | undefined]>([
    ['there is beside one that cannot focus', 'Wide', { focusMode: ['none'] }, 'Main'],
    ['there is beside one for far things', 'Main', { focusDistance: { min: 0.5 } }, 'Wide'],
    ['there is not beside one that is as good', 'Wide', { focusMode: ['continuous'] }, undefined],
    ['there is not beside one of which nothing is known', 'Main', undefined, undefined],
    ['is not looked for at the front', 'Front', { focusMode: ['none'] }, undefined],
  ])('%s (%s)', (_, deviceId, capabilities, sharper) => {
    expect(sharperLens(lenses, deviceId, capabilities)?.deviceId).toBe(sharper);
  });
});
