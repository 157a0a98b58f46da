import { describe, expect, test } from '@jest/globals';
import { keepStep, keptStepKey, resumeStep } from './kept-step.ts';
import { moveWizard, startWizard, stepNames, stepsBack, type Wizard, type WizardMove } from './wizard.ts';

const ines = { user_type: 'primary', item_id: 7 } as const;
const ida = { user_type: 'guest', item_id: 12 } as const;
const file = new File(['face'], 'selfie-1.jpg');
const selfie = { file, frames: [file], challenge_id: 'drawn' };
const after = (wizard: Wizard, ...moves: WizardMove[]) => moves.reduce(moveWizard, wizard);
const toSelfie: WizardMove[] = [{ kind: 'begin' }, { kind: 'tick', isConsented: true }, { kind: 'agree' }];
const toDocument: WizardMove[] = [...toSelfie, { kind: 'take-selfie', selfie }, { kind: 'leave-selfie' }];

describe('The way', () => {
  test('goes forward one step at a time', () => {
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'take-document', document: file });
    expect(wizard).toMatchObject({ step: 'document', selfie, document: file });
    const done = after(wizard, { kind: 'check', outcome: { isVerified: true } });
    expect(done).toMatchObject({ step: 'complete', selfie: null, document: null });
  });

  test('needs the consent and the selfie to go on', () => {
    expect(after(startWizard(ines), { kind: 'begin' }, { kind: 'agree' }).step).toBe('consent');
    expect(after(startWizard(ines), ...toSelfie, { kind: 'leave-selfie' }).step).toBe('selfie');
  });

  test('goes back one step at a time and keeps what was done', () => {
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'back' });
    expect(wizard).toMatchObject({ step: 'selfie', selfie });
    expect(after(wizard, { kind: 'back' })).toMatchObject({ step: 'consent', isConsented: true });
    expect(after(wizard, { kind: 'back' }, { kind: 'back' }, { kind: 'back' }).step).toBe('details');
  });

  test('back from the result is at the details again, whatever it came from', () => {
    const outcome = { isVerified: true } as const;
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'check', outcome }, { kind: 'back' });
    expect(wizard).toEqual(startWizard(ines));
    expect(stepNames.map(stepsBack)).toEqual([0, 1, 2, 3, 1]);
  });

  test('forgets a photo that is taken again', () => {
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'take-document', document: file });
    expect(after(wizard, { kind: 'retake-document' }).document).toBeNull();
    expect(after(wizard, { kind: 'retake-selfie' }).selfie).toBeNull();
  });

  test('starts again at the selfie, without photos, after a refusal', () => {
    const refused = { isVerified: false, reason: 'NO_MATCH', photo: null, desk_review: false } as const;
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'check', outcome: refused });
    expect(after(wizard, { kind: 'try-again' })).toEqual({
      ...startWizard(ines, 'selfie'),
      isConsented: true,
    });
  });

  test('turns to somebody else at the consent, with nothing ticked and no photos', () => {
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'turn-to', person: ida });
    expect(wizard).toEqual(startWizard(ida, 'consent'));
    expect(after(wizard, { kind: 'finish', person: ines })).toEqual(startWizard(ines));
  });
});

describe('A reload', () => {
  const kept = (...moves: WizardMove[]) => keepStep(after(startWizard(ines), ...moves));

  test('keeps whose turn it is and how far, and neither photos nor token', () => {
    expect(kept()).toBeNull();
    expect(kept({ kind: 'begin' })).toBe('{"user_type":"primary","item_id":7,"step":"consent"}');
    expect(kept(...toDocument)).toBe('{"user_type":"primary","item_id":7,"step":"selfie"}');
    expect(kept({ kind: 'check', outcome: { isVerified: true } })).toBeNull();
    expect(keptStepKey(7, ines)).toBe('suite.guest-step.7.primary.7');
  });

  test('goes on where it was', () => {
    expect(resumeStep(kept({ kind: 'begin' }), [ines])).toEqual(startWizard(ines, 'consent'));
    expect(resumeStep(kept(...toDocument), [ines])).toEqual({
      ...startWizard(ines, 'selfie'),
      isConsented: true,
    });
  });

  test.each([null, '', '[', '7', '{"user_type":"primary","item_id":7,"step":"complete"}'])(
    'starts anew from %j',
    (nothing) => {
      expect(resumeStep(nothing, [ines])).toBeNull();
    },
  );

  test('does not go on for somebody who is verified meanwhile', () => {
    expect(resumeStep(kept({ kind: 'begin' }), [ida])).toBeNull();
  });
});
