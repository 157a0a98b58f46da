import { useUrlFilters } from '@suite/remote-kit';
import { PageHeader } from '@suite/ui';
import { HotelChoice, useChoosesHotel } from '../../components/hotel-choice.tsx';
import { useHotelChoice } from '../../queries/use-hotel-choice.ts';
import { readRoleFilters, unfiltered } from '../../domain/role-filters.ts';
import styles from './list-roles.module.css';
import { RolesOfHotel } from './roles-of-hotel.tsx';

/** Role Management: the roles of a hotel, and what each of them permits. */
export function ListRolesScreen() {
  const choosesHotel = useChoosesHotel();
  const [filters, changeFilters] = useUrlFilters(readRoleFilters, unfiltered);
  const hotelId = choosesHotel ? filters.hotelId : null;
  const choice = useHotelChoice(choosesHotel, hotelId);
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Role Management"
        subtitle="Manage roles, and the permissions they give to the people who have them"
      />
      <HotelChoice
        choice={choice}
        purpose="see its roles"
        onChoose={(chosen) => changeFilters({ ...unfiltered, hotelId: chosen })}
      >
        <RolesOfHotel key={hotelId} filters={{ ...filters, hotelId }} onChange={changeFilters} />
      </HotelChoice>
    </div>
  );
}
