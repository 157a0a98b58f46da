import { check, releaseIdPattern } from '@suite/remote-kit/descriptor';
import { array, number, object, string } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';

const example = 'Say which release: {"release": "1.0.0-3f2a9c0d1e4b"}';
const hotelsProblem = 'hotels must list the ids of hotels, such as [7, 12]';

/** A list of hotel ids, as promote and rollback take it. */
export const hotelsField = array()
  .of(
    number()
      .integer(hotelsProblem)
      .min(1, hotelsProblem)
      .max(2 ** 31 - 1, hotelsProblem)
      .required(hotelsProblem),
  )
  .typeError(hotelsProblem)
  .min(1, hotelsProblem)
  .max(500, 'hotels may list 500 at most')
  .optional();

const bodySchema = object({
  release: string()
    .typeError('release must be text')
    .matches(new RegExp(`${releaseIdPattern.source}|^live$`), 'release must look like 1.0.0-3f2a9c0d1e4b')
    .required('release is required'),
  percent: number()
    .typeError('percent must be a number')
    .integer('percent must be a whole number')
    .min(1, 'percent must be between 1 and 99; promote without it to reach everybody')
    .max(99, 'percent must be between 1 and 99; promote without it to reach everybody')
    .optional(),
  hotels: hotelsField,
  turn: number().typeError('turn must be a number').integer('turn must be a whole number').min(1).optional(),
})
  .noUnknown('The body has fields nobody reads: ${unknown}')
  .required(example)
  .typeError(example);

/** What a promote asks for. `release` is `live` for hotels that shall follow everybody again. */
export interface Promotion {
  release: string;
  percent: number | undefined;
  hotels: readonly number[] | undefined;
  turn: number | undefined;
}

/** Reads the body of a promote. @throws RegistryError 400 */
export function readPromotion(body: unknown): Promotion {
  const checked = check(bodySchema, body);
  if (!checked.ok) {
    throw new RegistryError(
      400,
      'VALIDATION_ERROR',
      checked.problems[0]?.message ?? example,
      checked.problems,
    );
  }
  const { release, percent, hotels, turn } = checked.value;
  if (percent !== undefined && hotels !== undefined) {
    throw refused('Promote to a percentage or to hotels, not to both at once.');
  }
  if (release === 'live' && hotels === undefined) throw refused('Only hotels can be told to follow live.');
  if (turn !== undefined && (percent ?? hotels) !== undefined) {
    throw refused('A turn is for promoting to everybody.');
  }
  return { release, percent, hotels: hotels && [...new Set(hotels)], turn };
}

function refused(message: string): RegistryError {
  return new RegistryError(400, 'VALIDATION_ERROR', message);
}
