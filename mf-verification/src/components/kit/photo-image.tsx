import { useCallback } from 'react';

interface PhotoImageProps {
  file: File;
  alt: string;
  className?: string | undefined;
}

export function PhotoImage({ file, alt, className }: PhotoImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} />;
}
