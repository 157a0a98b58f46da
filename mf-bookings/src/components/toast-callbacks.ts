import { toast } from '@suite/ui';

export const toastCallbacks = {
  onSuccess: ({ message }: { message: string }) => void toast.success(message),
  onError: ({ message }: Error) => void toast.error(message),
};
