import { useState } from 'react';
import { Button } from '../../core/button/button.tsx';
import { FormField } from '../../core/field/form-field.tsx';
import { TextInput } from '../../core/field/text-input.tsx';
import { useUnsavedEntries } from '../../core/field/unsaved-entries.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { keepFocusInList } from '../focus/keep-focus-in-list.ts';
import { EmptyState } from '../status/empty-state.tsx';
import { t } from '../../languages/catalog.ts';
import styles from './manage-views-dialog.module.css';
import { viewNameError } from './save-view-dialog.tsx';

interface ManageViewsDialogProps {
  open: boolean;
  views: readonly NamedView[];
  maxNameLength: number;
  onChange: ChangeViews;
  onClose: () => void;
}

export function ManageViewsDialog(props: ManageViewsDialogProps) {
  const { open, views, maxNameLength, onChange, onClose } = props;
  return (
    <Dialog
      open={open}
      size="small"
      title={t('Rename or Delete Views')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {views.length === 0 ? (
        <EmptyState title={t('No views')} text={t('You have deleted all of your views.')} />
      ) : null}
      <ul className={styles.views} aria-label={t('Saved views')} onFocus={keepFocusInList}>
        {views.map((view) => (
          <ViewRow
            key={view.view_name}
            view={view}
            others={views.filter((other) => other !== view)}
            maxNameLength={maxNameLength}
            onRename={(view_name) =>
              onChange((before) =>
                before.map((one) => (one.view_name === view.view_name ? { ...one, view_name } : one)),
              )
            }
            onDelete={() =>
              onChange((before) => before.filter(({ view_name }) => view_name !== view.view_name))
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ViewRowProps {
  view: NamedView;
  others: readonly NamedView[];
  maxNameLength: number;
  onRename: (view_name: string) => void;
  onDelete: () => void;
}

function ViewRow({ view, others, maxNameLength, onRename, onDelete }: ViewRowProps) {
  const [name, setName] = useState(view.view_name);
  const isChanged = name.trim() !== view.view_name;
  const error = viewNameError(name, others);
  useUnsavedEntries(isChanged, () => setName(view.view_name));
  return (
    <li>
      <form
        className={styles.view}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && error === undefined) onRename(name.trim());
        }}
      >
        <FormField
          label={t('Name of {view}', { view: view.view_name })}
          error={isChanged ? error : undefined}
        >
          <TextInput value={name} onChange={setName} maxLength={maxNameLength} />
        </FormField>
        <div className={styles.buttons}>
          <Button type="submit" size="small" disabled={!isChanged || error !== undefined}>
            {t('Rename')}
          </Button>
          <Button size="small" aria-label={t('Delete {view}', { view: view.view_name })} onClick={onDelete}>
            {t('Delete')}
          </Button>
        </div>
      </form>
    </li>
  );
}

export interface NamedView {
  view_name: string;
  /** Is the query of the list's URL. */
  query: string;
}

/** Applies a change to the views stored at that time, which another device may have changed. */
export type ChangeViews = (change: (views: readonly NamedView[]) => NamedView[]) => void;
