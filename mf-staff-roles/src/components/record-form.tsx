import { Banner, Button, PassingBanner, useCheckedForm, type CheckedFormState } from '@suite/ui';
import { useState } from 'react';
import { t } from '../languages/catalog.ts';

interface RecordFormOptions<Entry, Values extends object, Value> {
  opened: Entry;
  current: Entry;
  valuesOf: (entry: Entry) => Values;
  check: (entry: Entry) => Parameters<typeof useCheckedForm<Values, Value>>[0];
}

/** `base` is the record that the form was filled from; `notice` tells that it has changed since. */
export function useRecordForm<Entry extends { updated_at: string }, Values extends object, Value>({
  opened,
  current,
  valuesOf,
  check,
}: RecordFormOptions<Entry, Values, Value>) {
  const [base, setBase] = useState(opened);
  const form = useCheckedForm(check(base), valuesOf(base));
  const takeOver = () => {
    setBase(current);
    form.reset(valuesOf(current));
  };
  const notice = (text: string) =>
    base.updated_at === current.updated_at ? null : (
      <Banner tone="warning">
        {`${text} `}
        <Button variant="link" size="small" onClick={takeOver}>
          {t('Load it again')}
        </Button>
      </Banner>
    );
  return { form, base, notice };
}

interface Refusal {
  message: string;
  errors: readonly { field: string; message: string }[];
}

interface Saving<Payload> {
  isPending: boolean;
  mutate: (
    payload: Payload,
    callbacks: { onSuccess: (answer: { message: string }) => void; onError: (refusal: Refusal) => void },
  ) => void;
}

/** Sends the valid form; `refusal` is a banner with the server's answer, whose fields have their own messages. */
export function useSubmit<Payload>(
  form: Pick<CheckedFormState<object, Payload>, 'submit' | 'refuse'>,
  { isPending, mutate }: Saving<Payload>,
  onSaved: (message: string) => void,
) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const last = refusals.at(-1);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    mutate(payload, {
      onSuccess: ({ message }) => onSaved(message),
      onError: ({ message, errors }) => {
        setRefusals((before) => [...before, message]);
        form.refuse(errors);
      },
    });
  };
  const refusal =
    last === undefined ? null : <PassingBanner key={refusals.length} tone="error" text={last} />;
  return { submit, refusal, busy: isPending };
}
