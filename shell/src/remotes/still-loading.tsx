import { Spinner, type SpinnerProps } from '@suite/ui/core';
import { useIsLate } from './use-is-late.ts';

interface StillLoadingProps extends Pick<SpinnerProps, 'place'> {
  /** What is on its way. */
  title?: string;
}

/** Says of something that takes longer than usual that it is still on its way. */
export function StillLoading({ title, place }: StillLoadingProps) {
  const text = title ? `Still loading ${title} …` : 'Still loading …';
  return (
    <Spinner
      text={text}
      hint="The connection is slow. This goes on by itself, and the page is shown when it has arrived."
      place={place}
    />
  );
}

/** Says that something is under way, and after a while that it still is. */
export function PatientSpinner({ place }: Pick<SpinnerProps, 'place'>) {
  return useIsLate() ? <StillLoading place={place} /> : <Spinner place={place} />;
}
