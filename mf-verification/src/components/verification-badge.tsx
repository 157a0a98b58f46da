import { Badge, Icon } from '@suite/ui';

/** Whether somebody is verified, with a tick. */
export function VerificationBadge({ isVerified }: { isVerified: boolean }) {
  return (
    <Badge tone={isVerified ? 'success' : 'warning'}>
      <Icon name={isVerified ? 'check' : 'clock'} />
      {isVerified ? 'Verified' : 'Pending'}
    </Badge>
  );
}
