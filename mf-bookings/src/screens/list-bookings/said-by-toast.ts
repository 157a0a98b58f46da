import { toast } from '@suite/ui';

/** Says how a change at the desk went. */
export const saidByToast = {
  onSuccess: ({ message }: { message: string }) => void toast.success(message),
  onError: ({ message }: Error) => void toast.error(message),
};
