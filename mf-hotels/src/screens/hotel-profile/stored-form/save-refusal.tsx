import { Banner, Button } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import type { StoredFormState } from './use-stored-form.ts';

export function SaveRefusal({ frame: { refusal, reload } }: { frame: StoredFormState }) {
  if (refusal === null) return null;
  if (!refusal.isStale) return <Banner tone="error">{refusal.message}</Banner>;
  return (
    <Banner tone="warning">
      {`${refusal.message} `}
      <Button variant="link" size="small" onClick={reload}>
        {t('Load what is stored')}
      </Button>
    </Banner>
  );
}
