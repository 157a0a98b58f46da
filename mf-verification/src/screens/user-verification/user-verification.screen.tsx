import type { VerificationBooking } from '@suite/contracts/verification';
import { useCallback, useState } from 'react';
import { FollowContext, type Follow } from '../../components/hand-over/follow-context.ts';
import { InvalidLink } from '../../components/page/invalid-link.tsx';
import { OpenedLink } from '../../components/page/opened-link.tsx';
import { PageState } from '../../components/page/page-state.tsx';
import { useWords } from '../../components/language/use-words.ts';
import type { GuestScreenProps } from '../../domain/guest/guest-address.ts';
import { guestViewOf } from '../../domain/guest/guest-view.ts';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { useChooseLanguage } from '../../queries/choose-language.mutation.ts';
import { useGetUserByToken } from '../../queries/get-user-by-token.query.ts';
import { GuestVerification } from './guest-verification.tsx';

export function UserVerificationScreen({ link, ...address }: GuestScreenProps) {
  const [followers, setFollowers] = useState(0);
  const follow = useCallback<Follow>(() => {
    setFollowers((count) => count + 1);
    return () => setFollowers((count) => count - 1);
  }, []);
  const opened = useGetUserByToken(link, { isFollowed: followers > 0 });
  const chooseLanguage = useChooseLanguage(link);
  return (
    <FollowContext value={follow}>
      <OpenedLink token={link} {...opened} onLanguagePicked={chooseLanguage}>
        {(booking) => (
          <View {...address} booking={booking} refresh={opened.refresh} refreshing={opened.retrying} />
        )}
      </OpenedLink>
    </FollowContext>
  );
}

interface ViewProps extends Omit<GuestScreenProps, 'link'> {
  booking: VerificationBooking;
  refresh: () => void;
  refreshing: boolean;
}

function View({ type, id, ...rest }: ViewProps) {
  const { say } = useWords(pageCatalog);
  const view = guestViewOf(rest.booking, type, id);
  if (view.kind === 'invalid-link') return <InvalidLink />;
  if (view.kind === 'invalid-guest') {
    return <PageState tone="error" title={say('invalidGuest')} text={say('invalidGuestText')} />;
  }
  const { user_type, item_id } = view.person;
  return <GuestVerification key={`${user_type} ${item_id}`} {...rest} view={view} />;
}
