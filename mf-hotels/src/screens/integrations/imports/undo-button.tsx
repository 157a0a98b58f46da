import type { ImportSummary } from '@suite/contracts/integrations';
import { Button, ConfirmDialog, toast } from '@suite/ui';
import { useState } from 'react';
import { t, tn } from '../../../languages/catalog.ts';
import { useUndoImport } from '../../../queries/imports.ts';

interface UndoButtonProps {
  imported: ImportSummary;
  size?: 'small';
  onStarted?: () => void;
}

export function UndoButton({ imported: { id, file_name, created_rows }, size, onStarted }: UndoButtonProps) {
  const undo = useUndoImport();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    undo.mutate(id, {
      onSuccess: () => onStarted?.(),
      onError: ({ message }) => void toast.error(message),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        size={size}
        aria-label={t('Undo import of {file}', { file: file_name })}
        onClick={() => setAsking(true)}
      >
        {t('Undo')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={undo.isPending}
        title={t('Undo the import?')}
        text={tn(
          created_rows,
          'One booking of {file} is deleted, unless it was worked on or its guest was mailed since.',
          '{count} bookings of {file} are deleted. Those that were worked on, or whose guests were mailed since, are kept.',
          { file: file_name },
        )}
        confirmLabel={t('Delete the bookings')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
