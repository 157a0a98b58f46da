import type { Hotel } from '@suite/contracts/hotels';
import { useUnsaved } from '@suite/session';
import { BulkDialog, Checkbox, FormField, TextArea } from '@suite/ui';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { nameOfHotel, type BulkDecisionDialogProps } from './approve-hotels-dialog.tsx';
import { rejectHotels } from './bulk-decisions.ts';

const longestReason = 1000;

export function RejectHotelsDialog({ hotels, ...dialog }: BulkDecisionDialogProps) {
  const [isShared, setIsShared] = useState(true);
  const [shared, setShared] = useState('');
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({});
  useUnsaved(dialog.open && (shared !== '' || Object.keys(own).length > 0));
  const undecided = hotels.filter(({ is_approved }) => is_approved === null);
  const reasonOf = ({ id }: Hotel) => (isShared ? shared : (own[id] ?? shared));
  return (
    <BulkDialog
      {...dialog}
      action={rejectHotels(reasonOf)}
      items={hotels}
      label={t('Chosen hotels')}
      nameOf={nameOfHotel}
      canConfirm={undecided.every((hotel) => reasonOf(hotel).trim() !== '')}
      fields={
        undecided.length === 0 ? undefined : (
          <>
            {isShared ? (
              <FormField
                label={t('Rejection Reason *')}
                hint={t('The contact person of each hotel is told in these words.')}
              >
                <TextArea value={shared} onChange={setShared} rows={3} maxLength={longestReason} />
              </FormField>
            ) : (
              undecided.map((hotel) => (
                <FormField
                  key={hotel.id}
                  label={t('Rejection Reason for {hotel} *', { hotel: hotel.hotel_name })}
                  hint={t('{name} is told in these words.', { name: hotel.contact_person_name })}
                >
                  <TextArea
                    value={reasonOf(hotel)}
                    onChange={(reason) => setOwn({ ...own, [hotel.id]: reason })}
                    rows={2}
                    maxLength={longestReason}
                  />
                </FormField>
              ))
            )}
            {undecided.length > 1 ? (
              <Checkbox checked={!isShared} onChange={(checked) => setIsShared(!checked)}>
                {t('Give each hotel its own reason')}
              </Checkbox>
            ) : null}
          </>
        )
      }
    />
  );
}
