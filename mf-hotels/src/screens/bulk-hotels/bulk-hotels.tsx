import type { Hotel } from '@suite/contracts/hotels';
import {
  Button,
  Icon,
  SelectionBar,
  useDialog,
  BulkDialog,
  Checkbox,
  FormField,
  TextArea,
  type Selection,
  type BulkAction,
} from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useUnsaved } from '@suite/session';
import { useState } from 'react';
import { t, tn } from '../../languages/catalog.ts';
import { reloadRows, approveHotel, rejectHotel } from '../../queries/hotels.ts';
import { ExportHotels } from './export-hotels.tsx';

export function BulkHotels({ selection }: { selection: Selection<Hotel> }) {
  const { chosen, clear, table } = selection;
  const queries = useQueryClient();
  const bulk = useDialog<BulkDecision, readonly Hotel[]>('approve');
  const dialog = {
    open: bulk.open,
    hotels: bulk.thing ?? [],
    onClose: bulk.close,
    onFinished: () => void reloadRows(queries),
    onDone: (settled: readonly Hotel[]) => table.onChoose(settled, false),
  };
  return (
    <>
      <SelectionBar label={t('Chosen hotels')} count={chosen.length} onClear={clear}>
        <Button size="small" icon={<Icon name="check" />} onClick={() => bulk.show('approve', chosen)}>
          {t('Approve Selected')}
        </Button>
        <Button size="small" icon={<Icon name="close" />} onClick={() => bulk.show('reject', chosen)}>
          {t('Reject Selected')}
        </Button>
        <ExportHotels chosen={chosen} />
      </SelectionBar>
      {bulk.thing && bulk.kind === 'approve' ? <ApproveHotelsDialog key={bulk.opening} {...dialog} /> : null}
      {bulk.thing && bulk.kind === 'reject' ? <RejectHotelsDialog key={bulk.opening} {...dialog} /> : null}
    </>
  );
}

const longestReason = 1000;

function RejectHotelsDialog({ hotels, ...dialog }: BulkDecisionDialogProps) {
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

interface BulkDecisionDialogProps {
  open: boolean;
  /** Each opening needs its own React key, which resets the form. */
  hotels: readonly Hotel[];
  onClose: () => void;
  onFinished: () => void;
  onDone: (settled: readonly Hotel[]) => void;
}

function nameOfHotel({ id, hotel_name, hotel_city }: Hotel) {
  return { key: id, name: hotel_name, detail: hotel_city };
}

function ApproveHotelsDialog({ hotels, ...dialog }: BulkDecisionDialogProps) {
  return (
    <BulkDialog
      {...dialog}
      action={approveHotels()}
      items={hotels}
      label={t('Chosen hotels')}
      nameOf={nameOfHotel}
    />
  );
}

type BulkDecision = 'approve' | 'reject';

const countUndecided = (hotels: readonly Hotel[]) =>
  hotels.filter(({ is_approved }) => is_approved === null).length;

function ask(hotels: readonly Hotel[], question: (undecided: number) => string): string {
  const undecided = countUndecided(hotels);
  if (undecided === 0) return t('All of these hotels are decided already: there is nothing to do.');
  const others = hotels.length - undecided;
  if (others === 0) return question(undecided);
  const leftOut = tn(others, '{count} decided already: left out.', '{count} decided already: left out.');
  return `${question(undecided)} ${leftOut}`;
}

function confirm(hotels: readonly Hotel[], label: (undecided: number) => string): string | null {
  const undecided = countUndecided(hotels);
  return undecided > 0 ? label(undecided) : null;
}

const leaveOut = ({ is_approved }: Hotel) =>
  ({ state: 'unneeded', text: is_approved ? t('Approved already') : t('Rejected already') }) as const;

function approveHotels(): BulkAction<Hotel> {
  return {
    title: t('Approve Hotels'),
    unneededLabel: t('decided already'),
    ask: (hotels) =>
      ask(hotels, (undecided) =>
        tn(
          undecided,
          'Are you sure you want to approve {count} hotel? This will create admin credentials for each and send them via email.',
          'Are you sure you want to approve {count} hotels? This will create admin credentials for each and send them via email.',
        ),
      ),
    confirm: (hotels) =>
      confirm(hotels, (undecided) => tn(undecided, 'Approve {count} hotel', 'Approve {count} hotels')),
    step: async (hotel) => {
      if (hotel.is_approved !== null) return leaveOut(hotel);
      return { state: 'done', text: (await approveHotel(hotel.id)).message };
    },
  };
}

function rejectHotels(reasonOf: (hotel: Hotel) => string): BulkAction<Hotel> {
  return {
    title: t('Reject Hotels'),
    isDangerous: true,
    unneededLabel: t('decided already'),
    ask: (hotels) =>
      ask(hotels, (undecided) =>
        tn(
          undecided,
          'Are you sure you want to reject {count} hotel? Please provide a reason for rejection.',
          'Are you sure you want to reject {count} hotels? Please provide a reason for rejection.',
        ),
      ),
    confirm: (hotels) =>
      confirm(hotels, (undecided) => tn(undecided, 'Reject {count} hotel', 'Reject {count} hotels')),
    step: async (hotel) => {
      if (hotel.is_approved !== null) return leaveOut(hotel);
      const { message } = await rejectHotel({ id: hotel.id, rejection_reason: reasonOf(hotel).trim() });
      return { state: 'done', text: message };
    },
  };
}
