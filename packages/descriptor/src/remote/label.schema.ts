import { string } from 'yup';
import { isReadableLabel } from './readable-label.ts';

const labelProblem =
  '${path} must be one line of visible characters, and of one script where letters look alike';

/** One line of at most 60 visible characters. */
export const optionalLabel = () =>
  string()
    .typeError('${path} must be text')
    .trim('${path} must not begin or end with spaces')
    .max(60)
    .test('readable', labelProblem, (value) => isReadableLabel(value ?? ''));
