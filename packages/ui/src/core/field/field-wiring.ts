import { createContext, use } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** The context of a form field for the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes that tie a control to its label, hint and error; `label` names one that stands alone. */
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
