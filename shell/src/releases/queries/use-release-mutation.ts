import type { ApiCallError } from '@suite/api-client';
import { toast } from '@suite/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const mutationKey = ['releases'];

/**
 * One of the calls that move releases. The registry's own sentence is the toast; everything on view is read anew.
 * `run` does nothing while another move is under way, so that a double click moves once.
 */
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
