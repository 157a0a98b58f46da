import { describe, expect, test } from '@jest/globals';
import { cameraProblem } from './camera-problem.ts';

describe('cameraProblem', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['PermissionDeniedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'notFound'],
    ['DevicesNotFoundError', 'notFound'],
    ['NotReadableError', 'inUse'],
    ['TrackStartError', 'inUse'],
    ['OverconstrainedError', 'overconstrained'],
    ['ConstraintNotSatisfiedError', 'overconstrained'],
    ['AbortError', 'interrupted'],
    ['TimeoutError', 'timeout'],
    ['NotSupportedError', 'unsupported'],
    ['InvalidStateError', 'failed'],
  ])('takes %s for: %s', (name, problem) => {
    expect(cameraProblem(new DOMException('', name))).toBe(problem);
  });

  test('knows a question that was not answered, and what is no error at all', () => {
    expect(cameraProblem(new DOMException('Permission dismissed', 'NotAllowedError'))).toBe('dismissed');
    expect(cameraProblem(new TypeError('constraints'))).toBe('failed');
    expect(cameraProblem('no')).toBe('failed');
  });
});
