import { Banner, Button } from '@suite/ui';

interface ChangedMeanwhileProps {
  /** What the form is about, as in "this role". */
  what: string;
  /** Fills the form from the newer state. */
  onTakeOver: () => void;
}

/** A message above a form: another user has changed the record. */
export function ChangedMeanwhile({ what, onTakeOver }: ChangedMeanwhileProps) {
  return (
    <Banner tone="warning">
      {`Another user has changed ${what} since you opened it. `}
      <Button variant="link" size="small" onClick={onTakeOver}>
        Load it again
      </Button>
    </Banner>
  );
}
