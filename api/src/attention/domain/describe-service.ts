interface DescribedService {
  alias: string;
  state: 'unmapped' | 'asked' | 'not-accepted' | 'failing';
  calls: number;
  failed: number;
}

export function describeService({ alias, state, calls, failed }: DescribedService): string {
  if (state === 'unmapped') return `Calls of the service ${alias} fail, as it is not mapped to an address.`;
  if (state === 'asked')
    return `The next release needs the service ${alias}, which is not mapped to an address.`;
  if (state === 'not-accepted')
    return `The service ${alias} refuses its calls until an operator accepts them.`;
  return `Of the last ${calls} calls of the service ${alias} ${failed} failed.`;
}
