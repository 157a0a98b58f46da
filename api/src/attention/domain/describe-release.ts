interface DescribedRelease {
  release: string;
  reason: string;
  is_demoted: boolean;
}

/** Why a release waits for a decision, in whole sentences. */
export function describeRelease({ release, reason, is_demoted }: DescribedRelease): string {
  const what = is_demoted ? 'was demoted' : 'fails and stays in use';
  return reason === ''
    ? `Release ${release} ${what}.`
    : `Release ${release} ${what}: ${reason.replace(/\.$/, '')}.`;
}
