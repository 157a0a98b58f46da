import { Banner, Button } from '@suite/ui';
import { t } from '../languages/catalog.ts';

interface ChangedMeanwhileProps {
  /** That another user has changed the record, as a sentence. */
  text: string;
  /** Fills the form from the newer state. */
  onTakeOver: () => void;
}

/** A message above a form: another user has changed the record. */
export function ChangedMeanwhile({ text, onTakeOver }: ChangedMeanwhileProps) {
  return (
    <Banner tone="warning">
      {`${text} `}
      <Button variant="link" size="small" onClick={onTakeOver}>
        {t('Load it again')}
      </Button>
    </Banner>
  );
}
