import type { ApiCallError } from '@suite/api-client';
import { toast } from '@suite/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const mutationKey = ['releases'];

/** `run` ignores calls while another change is pending, so that a double click sends one. */
export function useReleaseMutation<Input>(call: (input: Input) => Promise<{ message: string }>) {
  const queries = useQueryClient();
  const mutation = useMutation<{ message: string }, ApiCallError, Input>({
    mutationKey,
    mutationFn: call,
    onSuccess: async ({ message }) => {
      toast.success(message);
      await queries.invalidateQueries({ queryKey: ['releases'] });
    },
  });
  const run = (input: Input, onDone: () => void) => {
    if (queries.isMutating({ mutationKey }) > 0) return;
    mutation.mutate(input, { onSuccess: onDone });
  };
  return { run, busy: mutation.isPending, error: mutation.error, reset: mutation.reset };
}
