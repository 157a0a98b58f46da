import { createContext, use } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

export function useFieldWiring(id?: string, label?: string) {
  const field = use(FieldContext);
  return {
    id: id ?? field?.id,
    'aria-label': label,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? true : undefined,
    'aria-required': field?.required ? true : undefined,
  };
}
