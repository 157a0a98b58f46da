import { toast } from '@suite/ui';

/** Shows the result of a change at the desk. */
export const toastCallbacks = {
  onSuccess: ({ message }: { message: string }) => void toast.success(message),
  onError: ({ message }: Error) => void toast.error(message),
};
