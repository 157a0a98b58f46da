import { Banner, Button } from '@suite/ui';

interface ChangedMeanwhileProps {
  /** What the form is about, as in "this role". */
  what: string;
  /** Fills the form from the newer state. */
  onTakeOver: () => void;
}

/** Says above a form that somebody else was faster. */
export function ChangedMeanwhile({ what, onTakeOver }: ChangedMeanwhileProps) {
  return (
    <Banner tone="warning">
      {`Somebody else has changed ${what} since you opened it. `}
      <Button variant="link" size="small" onClick={onTakeOver}>
        Load it again
      </Button>
    </Banner>
  );
}
