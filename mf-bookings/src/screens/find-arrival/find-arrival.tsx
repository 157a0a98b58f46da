import type { Booking } from '@suite/contracts/bookings';
import { Button, FormDialog, FormField, Icon, TextInput } from '@suite/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { arrivalCodeIn } from '../../domain/arrival-code-in.ts';
import { useFindArrival } from '../../queries/find-arrival.mutation.ts';
import { ScanArrival } from './scan-arrival.tsx';

interface FindArrivalProps {
  onFound: (booking: Booking) => void;
}

const shortId = /^#?[\da-f]{6}$/i;

/** What is wrong with a code, before the server is asked. */
function refusalOf(code: string): string | undefined {
  if (code === '') return 'Arrival code is required';
  if (!shortId.test(code)) return undefined;
  return 'This is a short ID. Type it into the search of all bookings; an arrival code has eight characters.';
}

/** Opens the booking of an arrival code: typed, scanned, or in the address that a camera opened. */
export function FindArrival({ onFound }: FindArrivalProps) {
  const [params, setParams] = useSearchParams();
  const scanned = params.get('arrival');
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const arrival = useFindArrival();

  const find = (wanted: string, onError?: () => void) =>
    arrival.mutate(wanted, {
      onSuccess: (booking) => {
        setOpen(false);
        onFound(booking);
      },
      ...(onError && { onError }),
    });
  const look = (text: string) => {
    const wanted = arrivalCodeIn(text);
    const reason = refusalOf(wanted);
    setProblem(reason);
    if (!reason) find(wanted);
  };
  const lookScanned = useEffectEvent((wanted: string) => {
    find(wanted, () => {
      setCode(wanted);
      setOpen(true);
    });
    params.delete('arrival');
    setParams(params, { replace: true });
  });
  useEffect(() => {
    if (scanned) lookScanned(scanned);
  }, [scanned]);

  const openEmpty = () => {
    setCode('');
    setProblem(undefined);
    arrival.reset();
    setOpen(true);
  };
  return (
    <>
      <Button icon={<Icon name="arrivals" />} onClick={openEmpty}>
        Arrival code
      </Button>
      <FormDialog
        open={open}
        title="Arrival code"
        description="The guest's page shows it once all guests of the booking are verified."
        size="small"
        submitLabel="Find booking"
        busyLabel="Looking..."
        busy={arrival.isPending}
        onClose={() => setOpen(false)}
        onSubmit={() => look(code)}
      >
        <FormField
          label="Arrival code"
          error={problem ?? arrival.error?.message}
          hint="Eight letters and digits, in any case"
        >
          <TextInput value={code} autoComplete="off" autoFocus onChange={setCode} />
        </FormField>
        {open ? (
          <ScanArrival
            onScanned={(text) => {
              setCode(arrivalCodeIn(text));
              look(text);
            }}
          />
        ) : null}
      </FormDialog>
    </>
  );
}
