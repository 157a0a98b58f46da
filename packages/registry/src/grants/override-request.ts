import { check, overrideUrl } from '@suite/descriptor';
import { mixed, number, object, string } from 'yup';
import { RegistryError } from '../errors/registry-error.ts';

const example = 'Send {"remote": "mf-bookings", "url": "https://my-machine.example:4001/", "hours": 2}';
const hoursProblem = 'hours must be a whole number from 1 to 168';

const bodySchema = object({
  remote: string()
    .typeError('remote must be text')
    .max(60)
    .matches(/^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/, 'remote must look like mf-bookings')
    .required(`remote is required. ${example}`),
  url: string().typeError('url must be text').max(300).required(`url is required. ${example}`),
  hours: number()
    .typeError(hoursProblem)
    .integer(hoursProblem)
    .min(1, hoursProblem)
    .max(168, hoursProblem)
    .optional(),
  user: string()
    .typeError('user must be the id or the e-mail address of a person')
    .min(1)
    .max(320)
    .optional(),
  release: mixed().optional(),
})
  .noUnknown('The body has unknown fields: ${unknown}')
  .typeError(example)
  .required(example);

export interface OverrideRequest {
  remote: string;
  url: string;
  hours: number | undefined;
  user: string | undefined;
  /** The address serves this release.json now; it is not validated yet. */
  release: unknown;
}

export function readOverrideRequest(body: unknown): OverrideRequest {
  const checked = check(bodySchema, body);
  if (!checked.ok) {
    throw new RegistryError(
      400,
      'VALIDATION_ERROR',
      checked.problems[0]?.message ?? example,
      checked.problems,
    );
  }
  const { remote, hours, user, release } = checked.value;
  const url = overrideUrl(checked.value.url);
  if (url !== undefined) return { remote, url, hours, user, release };
  const message =
    'url must begin with https:// or http://localhost and name one host as browsers write it, without user name, query or fragment.';
  throw new RegistryError(400, 'VALIDATION_ERROR', message, [{ field: 'url', message }]);
}
