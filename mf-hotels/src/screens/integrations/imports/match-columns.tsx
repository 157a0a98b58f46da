import { checkForm } from '@suite/contracts/forms';
import {
  checkImportSchema,
  importFields,
  type Import,
  type ImportDateFormat,
  type ImportField,
} from '@suite/contracts/integrations';
import { translateMessage } from '@suite/i18n';
import { Banner, Button, DataTable, Select, type DataColumn } from '@suite/ui';
import { useState } from 'react';
import { dateChoices, fieldNames } from '../../../domain/imports.ts';
import { t } from '../../../languages/catalog.ts';
import { useCheckImport } from '../../../queries/imports.ts';
import { DateQuestion } from './date-question.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './imports.module.css';

interface Matched {
  column: number;
  header: string;
  examples: string[];
}

const shownExamples = 3;

interface MatchColumnsProps {
  imported: Import;
  onChecking: () => void;
}

export function MatchColumns({ imported, onChecking }: MatchColumnsProps) {
  const check = useCheckImport();
  const [columns, setColumns] = useState(() =>
    imported.columns.map((field): ImportField | '' => field ?? ''),
  );
  const [chosen, setChosen] = useState(imported.date_format);
  const [isSent, setSent] = useState(false);
  const choices = dateChoices(imported, columns);
  // The only format that fits needs no choice of a person.
  const only = choices.length === 1 ? choices[0]?.format : undefined;
  const date_format = only ?? choices.find(({ format }) => format === chosen)?.format ?? '';
  const { errors, value } = checkForm(checkImportSchema, { columns, date_format });
  const faults = isSent && errors ? Object.values(errors) : check.error ? [check.error.message] : [];
  const send = () => {
    setSent(true);
    if (value) check.mutate({ id: imported.id, ...value }, { onSuccess: onChecking });
  };
  const choose = (column: number, field: ImportField | '') =>
    setColumns((before) =>
      before.map((each, index) => (index === column ? field : each === field ? '' : each)),
    );
  return (
    <div className={styles.stack}>
      <p className={styles.text}>
        {imported.are_columns_remembered
          ? t('The columns are those that you chose for the last file with these headings.')
          : t('Check what each column of the file is. Columns without a field are not imported.')}
      </p>
      <DataTable
        label={t('Columns of the file')}
        columns={tableColumns(columns, choose)}
        rows={matchedRows(imported)}
        rowKey={({ column }) => column}
      />
      <DateQuestion
        choices={choices}
        value={date_format}
        onChoose={(next: ImportDateFormat) => setChosen(next)}
      />
      <ImportPreview imported={imported} columns={columns} />
      {faults.length > 0 ? (
        <Banner tone="error">
          {faults.map((fault) => (
            <p key={fault} className={styles.text}>
              {translateMessage(fault ?? '')}
            </p>
          ))}
        </Banner>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="primary" busy={check.isPending} onClick={send}>
          {t('Check the file')}
        </Button>
      </div>
    </div>
  );
}

function matchedRows({ headers, preview }: Import): Matched[] {
  return headers.map((header, column) => {
    const cells = preview.map((row) => row[column] ?? '').filter(Boolean);
    return { column, header, examples: [...new Set(cells)].slice(0, shownExamples) };
  });
}

function tableColumns(
  columns: readonly (ImportField | '')[],
  onChoose: (column: number, field: ImportField | '') => void,
): DataColumn<Matched>[] {
  const options = [
    { value: '' as const, label: t('Not imported') },
    ...importFields.map((field) => ({ value: field, label: fieldNames[field]() })),
  ];
  const nameOf = ({ header, column }: Matched) => header || t('Column {number}', { number: column + 1 });
  return [
    {
      key: 'header',
      title: t('Column of the file'),
      render: (row) => (
        <strong>
          <bdi>{nameOf(row)}</bdi>
        </strong>
      ),
    },
    {
      key: 'examples',
      title: t('Examples'),
      wide: true,
      render: ({ examples }) => (
        <bdi className={styles.examples} dir="auto">
          {examples.join(' · ')}
        </bdi>
      ),
    },
    {
      key: 'field',
      title: t('Field'),
      width: '14rem',
      wide: true,
      render: (row) => (
        <Select
          label={t('Field of the column {column}', { column: nameOf(row) })}
          value={columns[row.column] ?? ''}
          options={options}
          onChange={(field) => onChoose(row.column, field)}
        />
      ),
    },
  ];
}
