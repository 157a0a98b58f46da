import { useUrlFilters } from '@suite/remote-kit';
import { PageHeader, Tabs } from '@suite/ui';
import { HotelChoice, useChoosesHotel } from '../../components/hotel-choice.tsx';
import { t } from '../../languages/catalog.ts';
import { useHotelChoice } from '../../queries/use-hotel-choice.ts';
import { ProviderSettings } from './provider-settings.tsx';
import styles from './single-sign-on.module.css';
import { wholeNumberIn } from '@suite/contracts/forms';

const tabs = () =>
  [
    { value: 'platform', label: t('Platform') },
    { value: 'hotel', label: t('A hotel') },
  ] as const;

export function SingleSignOnScreen() {
  const choosesHotel = useChoosesHotel();
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Single Sign-On')}
        subtitle={t('Let people sign in with the accounts of your organization, by OpenID Connect')}
      />
      {choosesHotel ? <ChosenOwner /> : <ProviderSettings hotelId={null} isPlatform={false} />}
    </div>
  );
}

function ChosenOwner() {
  const [owner, change] = useUrlFilters(readSignInOwner, platformItself);
  const choice = useHotelChoice(owner.of === 'hotel', owner.hotelId);
  return (
    <Tabs
      label={t('Whose single sign-on')}
      value={owner.of}
      tabs={tabs()}
      onChange={(of) => change({ of, hotelId: null })}
    >
      <div className={styles.screen}>
        {owner.of === 'platform' ? (
          <ProviderSettings hotelId={null} isPlatform />
        ) : (
          <HotelChoice
            choice={choice}
            prompt={t('Your account belongs to no hotel. Choose one to set how its people sign in.')}
            onChoose={(hotelId) => change({ of: 'hotel', hotelId })}
          >
            <ProviderSettings key={owner.hotelId} hotelId={owner.hotelId} isPlatform={false} />
          </HotelChoice>
        )}
      </div>
    </Tabs>
  );
}

interface SignInOwner {
  of: 'platform' | 'hotel';
  hotelId: number | null;
  page: number;
}

const platformItself: SignInOwner = { of: 'platform', hotelId: null, page: 1 };

/** Falls back to the platform for values that make no sense. */
function readSignInOwner(params: URLSearchParams): SignInOwner {
  const hotelId = wholeNumberIn(params, 'hotelId', 2_147_483_647);
  const of = params.get('of') === 'hotel' || hotelId !== null ? 'hotel' : 'platform';
  return { of, hotelId, page: platformItself.page };
}
