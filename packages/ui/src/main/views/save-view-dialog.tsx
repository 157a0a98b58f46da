import { useState } from 'react';
import { FormField } from '../../core/field/form-field.tsx';
import { TextInput } from '../../core/field/text-input.tsx';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { t } from '../../languages/catalog.ts';
import { foldText } from '@suite/contracts/forms';

interface SaveViewDialogProps {
  open: boolean;
  /** Each opening of the dialog needs its own key. */
  views: readonly { view_name: string }[];
  maxNameLength: number;
  onSave: (view_name: string) => void;
  onClose: () => void;
}

export function SaveViewDialog({ open, views, maxNameLength, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [failures, setFailures] = useState(0);
  const error = viewNameError(name, views);
  return (
    <FormDialog
      open={open}
      size="small"
      title={t('Save This View')}
      description={t(
        'The search, filters, order and number of rows of the list are saved under a name, for you alone and on all your devices.',
      )}
      submitLabel={t('Save View')}
      busyLabel={t('Saving...')}
      isChanged={name !== ''}
      failures={failures}
      onClose={onClose}
      onSubmit={() => (error === undefined ? onSave(name.trim()) : setFailures(failures + 1))}
    >
      <FormField label={t('View name *')} error={failures > 0 ? error : undefined}>
        <TextInput value={name} onChange={setName} maxLength={maxNameLength} />
      </FormField>
    </FormDialog>
  );
}

export function viewNameError(name: string, others: readonly { view_name: string }[]): string | undefined {
  const wanted = foldText(name);
  if (wanted === '') return t('View name is required');
  const isTaken = others.some(({ view_name }) => foldText(view_name) === wanted);
  return isTaken ? t('You have a view of this name already') : undefined;
}
