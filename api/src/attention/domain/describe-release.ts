interface DescribedRelease {
  release: string;
  reason: string;
  is_demoted: boolean;
}

export function describeRelease({ release, reason, is_demoted }: DescribedRelease): string {
  if (reason === '')
    return is_demoted ? `Release ${release} was demoted.` : `Release ${release} fails and stays in use.`;
  const sentence = reason.replace(/\.?$/, '.');
  return is_demoted
    ? `Release ${release} was demoted: ${sentence}`
    : `Release ${release} fails and stays in use: ${sentence}`;
}
