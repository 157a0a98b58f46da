import { importKeptDays, maxImportMegabytes, maxImportRows } from '@suite/contracts/integrations';
import { currentLocale } from '@suite/i18n';
import { Banner, Button, classNames, Panel, saveFile, toast } from '@suite/ui';
import { useRef, useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { useDownloadTemplate, useUploadImport } from '../../../queries/imports.ts';
import styles from './imports.module.css';

export function ChooseFile({ onRead }: { onRead: (id: number) => void }) {
  const upload = useUploadImport();
  const [isOver, setOver] = useState(false);
  const read = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    upload.mutate(file, { onSuccess: ({ result }) => onRead(result.id) });
  };
  const limits = { rows: maxImportRows.toLocaleString(currentLocale()), size: maxImportMegabytes };
  return (
    <Panel title={t('Import bookings')}>
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          read(event.dataTransfer.files[0]);
        }}
      >
        <p className={styles.text}>
          {t('Drop a CSV or XLSX file here. It can have up to {rows} rows and {size} MB.', limits)}
        </p>
        <div className={styles.buttons}>
          <FileButton isReading={upload.isPending} onChoose={read} />
          <TemplateButton />
        </div>
        <p className={styles.muted}>
          {t(
            'No booking is created before you have seen the check. The rows are deleted after {days} days.',
            {
              days: importKeptDays,
            },
          )}
        </p>
      </div>
      {upload.error ? <Banner tone="error">{upload.error.message}</Banner> : null}
    </Panel>
  );
}

function FileButton({
  isReading,
  onChoose,
}: {
  isReading: boolean;
  onChoose: (file: File | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="primary"
        busy={isReading}
        busyLabel={t('Reading the file...')}
        onClick={() => input.current?.click()}
      >
        {t('Choose a file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        hidden
        aria-label={t('Choose a file')}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // Clearing the value lets the person choose a corrected file of the same name.
          event.target.value = '';
        }}
      />
    </>
  );
}

function TemplateButton() {
  const template = useDownloadTemplate();
  const download = () =>
    template.mutate(undefined, {
      onSuccess: (file) => saveFile('bookings.csv', file),
      onError: ({ message }) => void toast.error(message),
    });
  return (
    <Button busy={template.isPending} onClick={download}>
      {t('Download a template')}
    </Button>
  );
}
