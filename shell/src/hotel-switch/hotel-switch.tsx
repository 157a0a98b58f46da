import { choosesHotel, useChosenHotel, useSession } from '@suite/session';
import { Icon } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChooseHotelDialog } from './choose-hotel-dialog.tsx';
import { withHotel } from './hotel-in-address.tsx';
import { chosenHotelQuery } from './hotel-queries.ts';
import { leaveAtom } from '../unsaved/pending-leave.ts';
import styles from './hotel-switch.module.css';
import { t } from '../languages/catalog.ts';

interface HotelSwitchProps {
  narrow: boolean;
  followsHotel: boolean;
}

export function HotelSwitch(props: HotelSwitchProps) {
  const { user } = useSession();
  return choosesHotel(user) ? <Switch {...props} /> : null;
}

function Switch({ narrow, followsHotel }: HotelSwitchProps) {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useChosenHotel();
  const navigate = useNavigate();
  const leave = useSetAtom(leaveAtom);
  const { pathname, search } = useLocation();
  const hotel = useQuery(chosenHotelQuery(chosen));
  const isGone = hotel.error?.status === 404;

  useEffect(() => {
    if (isGone && !followsHotel) choose(null);
  }, [isGone, followsHotel, choose]);

  const onChoose = (hotelId: number | null) => {
    setOpen(false);
    leave(() => {
      if (followsHotel) void navigate({ pathname, search: withHotel(search, hotelId) });
      else choose(hotelId);
    });
  };
  const name =
    chosen === null
      ? t('All hotels')
      : isGone
        ? t('Unknown hotel')
        : (hotel.data?.hotel_name ?? t('Hotel #{number}', { number: chosen }));
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-haspopup="dialog"
        aria-label={t('Hotel: {name}', { name })}
        title={narrow ? name : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="hotel" />
        {narrow ? null : <span className={styles.name}>{name}</span>}
      </button>
      <ChooseHotelDialog open={open} chosen={chosen} onChoose={onChoose} onClose={() => setOpen(false)} />
    </>
  );
}
