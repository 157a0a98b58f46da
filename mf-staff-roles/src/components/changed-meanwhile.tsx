import { Banner, Button } from '@suite/ui';
import { t } from '../languages/catalog.ts';

interface ChangedMeanwhileProps {
  /** Explains in a sentence that another user has changed the record. */
  text: string;
  onTakeOver: () => void;
}

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
