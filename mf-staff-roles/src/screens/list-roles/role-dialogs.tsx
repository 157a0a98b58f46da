import type { Permission, Role } from '@suite/contracts/staff-roles';
import { toast, type ScreenDialog } from '@suite/ui';
import { CreateRoleDialog } from './create-role-dialog.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { EditRoleDialog } from './edit-role-dialog.tsx';

export type RoleDialogKind = 'create' | 'edit' | 'delete';

interface RoleDialogsProps {
  dialog: ScreenDialog<RoleDialogKind, Role>;
  roles: readonly Role[];
  permissions: { data: readonly Permission[] | undefined };
  hotelId: number | null;
  say: (tone: 'success' | 'error', text: string) => void;
}

export function RoleDialogs({ dialog, roles, permissions, hotelId, say }: RoleDialogsProps) {
  const { kind, thing, open, opening, close } = dialog;
  const ended = (tone: 'success' | 'error') => (message: string) => {
    close();
    toast[tone](message);
    say(tone, message);
  };
  const form = { open, permissions: permissions.data, onClose: close, onDone: ended('success') };
  if (kind === 'create') return <CreateRoleDialog key={opening} {...form} hotelId={hotelId} />;
  if (!thing) return null;
  // Later changes of other users are shown, except in a form that is being filled in.
  const current = roles.find(({ id }) => id === thing.id) ?? thing;
  switch (kind) {
    case 'edit':
      return <EditRoleDialog key={opening} {...form} opened={thing} current={current} />;
    case 'delete':
      return (
        <DeleteRoleDialog
          key={opening}
          open={open}
          role={current}
          onClose={close}
          onDone={ended('success')}
          onRefused={ended('error')}
        />
      );
  }
}
