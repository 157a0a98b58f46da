import { useEffect, useState } from 'react';
import styles from './link-code.module.css';

interface Code {
  path: string;
  size: number;
}

/** Scanners require a margin of four cells around a code. */
const margin = 4;

export function LinkCode({ link, label }: { link: string; label: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let wanted = true;
    void codeOf(link).then((made) => {
      if (wanted) setCode(made);
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  if (!code) return <div className={styles.code} />;
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`}>
      <path d={code.path} />
    </svg>
  );
}

async function codeOf(link: string): Promise<Code> {
  const { generate } = await import('lean-qr');
  const bitmap = generate(link);
  const cells: string[] = [];
  for (let y = 0; y < bitmap.size; y += 1)
    for (let x = 0; x < bitmap.size; x += 1)
      if (bitmap.get(x, y)) cells.push(`M${x + margin} ${y + margin}h1v1h-1z`);
  return { path: cells.join(''), size: bitmap.size + 2 * margin };
}
