import { describe, expect, test } from '@jest/globals';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { DocumentSide, VerificationBooking } from '@suite/contracts/verification';
import { keptPhotos } from './kept-photos.ts';
import { keepStep, keptStepKey, resumeStep } from './kept-step.ts';
import { moveWizard, startWizard, stepNames, stepsBack, type Wizard, type WizardMove } from './wizard.ts';

const ines = { user_type: 'primary', item_id: 7 } as const;
const ida = { user_type: 'guest', item_id: 12 } as const;
const file = new File(['face'], 'selfie-1.jpg');
const selfie = { file };
const photo = { file, source: 'camera' } as const;
const keptSide = { file: null, source: 'camera' } as const;
const nothingStored: Pick<VerificationBooking, 'accepted_selfies' | 'desk_choices'> = {
  accepted_selfies: [],
  desk_choices: [],
};
const after = (wizard: Wizard, ...moves: WizardMove[]) => moves.reduce(moveWizard, wizard);
const toSelfie: WizardMove[] = [{ kind: 'begin' }, { kind: 'tick', isConsented: true }, { kind: 'agree' }];
const toDocument: WizardMove[] = [...toSelfie, { kind: 'accept-selfie', file }, { kind: 'leave-selfie' }];

describe('The way', () => {
  test('goes forward one step at a time', () => {
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'take-document', document: photo });
    expect(wizard).toMatchObject({ step: 'document', selfie, document: photo });
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
    const wizard = after(startWizard(ines), ...toDocument, { kind: 'take-document', document: photo });
    expect(after(wizard, { kind: 'retake-document' }).document).toBeNull();
    expect(after(wizard, { kind: 'retake-selfie' }).selfie).toBeNull();
  });

  const nothingAtFault = { photo: null, document_side: null, desk_review: false } as const;
  const refused = { isVerified: false, reason: 'NO_MATCH', ...nothingAtFault } as const;

  test.each(['selfie', null] as const)(
    'starts again at the selfie, without photos, after a refusal about %j',
    (atFault) => {
      const outcome = { ...refused, photo: atFault };
      const wizard = after(startWizard(ines), ...toDocument, { kind: 'check', outcome });
      expect(after(wizard, { kind: 'try-again' })).toEqual({
        ...startWizard(ines, 'selfie'),
        isConsented: true,
      });
    },
  );

  test('starts again at the document, with the selfie, after a refusal of the document alone', () => {
    const outcome = { ...refused, reason: 'BLURRED', photo: 'document' } as const;
    const photographed: WizardMove = { kind: 'take-document', document: photo };
    const wizard = after(startWizard(ines), ...toDocument, photographed, { kind: 'check', outcome });
    expect(after(wizard, { kind: 'try-again' })).toEqual({
      ...startWizard(ines, 'document'),
      isConsented: true,
      selfie,
    });
  });

  test.each([
    ['document', null, photo],
    ['document_back', photo, null],
    [null, null, null],
  ] as const)(
    'after a refusal of a card takes the side at fault again: %j',
    (document_side, document, documentBack) => {
      const outcome = { ...refused, reason: 'BLURRED', photo: 'document', document_side } as const;
      const sides: WizardMove[] = [
        { kind: 'take-document', document: photo },
        { kind: 'ask-back' },
        { kind: 'take-back', document: photo },
      ];
      const wizard = after(startWizard(ines), ...toDocument, ...sides, { kind: 'check', outcome });
      expect(after(wizard, { kind: 'try-again' })).toMatchObject({
        ...{ step: 'document', selfie, document, documentBack },
        otherSide: document_side === null ? 'unasked' : 'again',
      });
    },
  );

  test('goes back to the selfie when the server has none, and keeps the document', () => {
    const wizard = after(
      startWizard(ines),
      ...toDocument,
      { kind: 'take-document', document: photo },
      { kind: 'lose-selfie' },
    );
    expect(wizard).toMatchObject({ step: 'selfie', selfie: null, document: photo });
  });

  test('turns to another guest at the consent, with nothing ticked and no photos of the first', () => {
    const wizard = after(startWizard(ines), ...toDocument, {
      kind: 'turn-to',
      person: ida,
      photos: keptPhotos(nothingStored, ida),
    });
    expect(wizard).toEqual(startWizard(ida, 'consent'));
    expect(after(wizard, { kind: 'finish', person: ines })).toEqual(startWizard(ines));
  });
});

describe('A reload', () => {
  const kept = (...moves: WizardMove[]) => keepStep(after(startWizard(ines), ...moves));
  const stored = (document_side: DocumentSide | null) => ({
    ...nothingStored,
    accepted_selfies: [{ ...ines, document_side }],
  });
  const selfieStored = stored(null);
  const resume = (step: string | null, booking = nothingStored, people: GuestPerson[] = [ines]) =>
    resumeStep({ kept: step, owner: ines, people, booking });
  const at = (step: Wizard['step']) => ({ ...startWizard(ines, step), isConsented: step !== 'consent' });

  test('keeps whose turn it is and how far, and neither photos nor token', () => {
    expect(kept()).toBeNull();
    expect(kept({ kind: 'begin' })).toBe('{"user_type":"primary","item_id":7,"step":"consent"}');
    expect(kept(...toDocument)).toBe('{"user_type":"primary","item_id":7,"step":"document"}');
    expect(kept({ kind: 'check', outcome: { isVerified: true } })).toBeNull();
    expect(keptStepKey(7, ines)).toBe('suite.guest-step.7.primary.7');
  });

  test('goes on where it was, at the document only with the selfie that the server keeps', () => {
    expect(resume(kept({ kind: 'begin' }))).toEqual(at('consent'));
    expect(resume(kept(...toSelfie))).toEqual(at('selfie'));
    expect(resume(kept(...toDocument))).toEqual(at('selfie'));
    expect(resume(kept(...toDocument), selfieStored)).toEqual({ ...at('document'), selfie: { file: null } });
  });

  test('tomorrow, in a tab that kept nothing, goes on with the document', () => {
    expect(resume(null, selfieStored)).toEqual({ ...at('document'), selfie: { file: null } });
    expect(resume(null, selfieStored, [ida])).toBeNull();
    const desk_choices = [{ ...ines, chosen_at: '2027-03-01T10:00:00.000Z' }];
    expect(resume(null, { ...selfieStored, desk_choices })).toBeNull();
  });

  test.each([
    ['document', { document: keptSide, documentBack: null, otherSide: 'asked' }],
    ['document_back', { document: null, documentBack: keptSide, otherSide: 'again' }],
  ] as const)('between the sides of a card goes on with the one that is missing: %s kept', (side, sides) => {
    const wizard = resume(kept(...toDocument), stored(side));
    expect(wizard).toEqual({ ...at('document'), selfie: { file: null }, documentType: 'id_card', ...sides });
    expect(wizard && moveWizard(wizard, { kind: 'retake-selfie' })).toMatchObject({
      ...{ selfie: null, document: null, documentBack: null, otherSide: 'unasked' },
    });
  });

  test.each([null, '', '[', '7', '{"user_type":"primary","item_id":7,"step":"complete"}'])(
    'starts anew from %j',
    (nothing) => {
      expect(resume(nothing)).toBeNull();
    },
  );

  test('does not go on for a guest who is verified meanwhile', () => {
    expect(resume(kept({ kind: 'begin' }), nothingStored, [ida])).toBeNull();
  });
});
