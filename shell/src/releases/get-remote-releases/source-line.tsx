import type { LoadFailureGroup } from '@suite/descriptor';
import { Button } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getSourcePositionQuery } from '../queries/releases.query.ts';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';

interface SourceLineProps {
  remote: string;
  failure: LoadFailureGroup;
}

export function SourceLine({ remote, failure: { release, file, line, column } }: SourceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const position = useQuery({
    ...getSourcePositionQuery({ remote, release, file: file ?? '', line: line ?? 0, column: column ?? 0 }),
    enabled: isOpen,
  });
  if (file === null) return <span className={styles.muted}>–</span>;
  return (
    <>
      <div className={styles.name} dir="ltr">
        {line === null ? file : `${file}:${line}`}
      </div>
      {line !== null && !isOpen && (
        <Button
          size="small"
          aria-label={t('Show source line of {place}', { place: `${file}:${line}` })}
          onClick={() => setOpen(true)}
        >
          {t('Show source line')}
        </Button>
      )}
      {position.error && <div className={styles.muted}>{position.error.message}</div>}
      {position.data && (
        <>
          <strong dir="ltr">{`${position.data.file}:${position.data.line}:${position.data.column}`}</strong>
          {position.data.excerpt.length > 0 && (
            <pre className={styles.source} dir="ltr">
              {position.data.excerpt.map((one) => `${String(one.line).padStart(5)}  ${one.text}`).join('\n')}
            </pre>
          )}
        </>
      )}
    </>
  );
}
