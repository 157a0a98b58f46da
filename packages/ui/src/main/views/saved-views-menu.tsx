import { useState } from 'react';
import type { ActionMenuItem } from '../menu/action-list.tsx';
import { ActionMenu } from '../menu/action-menu.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { t } from '../../languages/catalog.ts';
import { ManageViewsDialog, type ChangeViews, type NamedView } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';

export interface SavedViewsMenuProps {
  views: readonly NamedView[];
  query: string;
  onChoose: (query: string) => void;
  onChange: ChangeViews;
  maxViews: number;
  maxNameLength: number;
}

export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { views, query, onChange, maxNameLength } = props;
  const dialog = useDialog<'save' | 'manage', null>('save');
  const [opened, setOpened] = useState(false);
  const show = (kind: 'save' | 'manage') => {
    setOpened(true);
    dialog.show(kind, null);
  };
  return (
    <>
      <ActionMenu label={t('Saved views')} text={t('Views')} icon="view" items={menuItems(props, show)} />
      {opened ? (
        <>
          <SaveViewDialog
            key={dialog.opening}
            open={dialog.open && dialog.kind === 'save'}
            views={views}
            maxNameLength={maxNameLength}
            onSave={(view_name) => {
              onChange((before) => [...before, { view_name, query }]);
              dialog.close();
            }}
            onClose={dialog.close}
          />
          <ManageViewsDialog
            open={dialog.open && dialog.kind === 'manage'}
            views={views}
            maxNameLength={maxNameLength}
            onChange={onChange}
            onClose={dialog.close}
          />
        </>
      ) : null}
    </>
  );
}

function menuItems(
  { views, query, onChoose, maxViews }: SavedViewsMenuProps,
  show: (kind: 'save' | 'manage') => void,
): ActionMenuItem[] {
  const isFull = views.length >= maxViews;
  return [
    ...views.map((view) => ({
      key: `view ${view.view_name}`,
      label: view.view_name,
      ...(view.query === query && { icon: 'check' as const }),
      onSelect: () => onChoose(view.query),
    })),
    {
      key: 'save',
      label: t('Save this view...'),
      icon: 'plus',
      divider: views.length > 0,
      disabled: isFull,
      ...(isFull && { hint: t('You have {count} views. Delete one first.', { count: maxViews }) }),
      onSelect: () => show('save'),
    },
    {
      key: 'manage',
      label: t('Rename or delete views...'),
      icon: 'edit',
      disabled: views.length === 0,
      onSelect: () => show('manage'),
    },
  ];
}
