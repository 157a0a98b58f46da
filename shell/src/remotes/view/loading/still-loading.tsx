import { Spinner, type SpinnerProps } from '@suite/ui/core';
import { t } from '../../../languages/catalog.ts';
import { useEffect, useState } from 'react';
import { slowNoticeDelayMs } from '../../../transfer/transfer-limits.ts';

interface StillLoadingProps extends Pick<SpinnerProps, 'place'> {
  title?: string;
}

export function StillLoading({ title, place }: StillLoadingProps) {
  const text = title ? t('Still loading {title} …', { title }) : t('Still loading …');
  return (
    <Spinner
      text={text}
      hint={t('This takes longer than usual. The content appears by itself as soon as it has arrived.')}
      place={place}
    />
  );
}

export function LoadingSpinner({ place }: Pick<SpinnerProps, 'place'>) {
  return useIsSlow() ? <StillLoading place={place} /> : <Spinner place={place} />;
}

function useIsSlow(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), slowNoticeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
