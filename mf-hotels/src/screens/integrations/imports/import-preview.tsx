import type { Import, ImportField } from '@suite/contracts/integrations';
import { fieldNames } from '../../../domain/imports.ts';
import { t } from '../../../languages/catalog.ts';
import styles from './imports.module.css';

interface ImportPreviewProps {
  imported: Pick<Import, 'headers' | 'preview'>;
  columns: readonly (ImportField | '')[];
}

/** Shows the first rows as the file has them, below the fields that they are taken for. */
export function ImportPreview({ imported: { headers, preview }, columns }: ImportPreviewProps) {
  const taken = headers.flatMap((_, column) => (columns[column] ? [{ column, field: columns[column] }] : []));
  if (taken.length === 0) return null;
  const label = t('The first rows of the file');
  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>{label}</h3>
      {/* Keyboards scroll a region that takes the focus. */}
      <div className={styles.preview} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {taken.map(({ column, field }) => (
                <th key={column} scope="col">
                  {fieldNames[field]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((row, index) => (
              // The rows of a file have no other name than their place.
              <tr key={index}>
                {taken.map(({ column }) => (
                  <td key={column} dir="auto">
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
