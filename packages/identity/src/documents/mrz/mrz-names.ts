export interface MrzNames {
  surname: string;
  given_names: string;
  /** As a person says it: given names first. */
  full_name: string;
  /** The field is full to its end, so that names may have been cut off. */
  truncated: boolean;
}

const words = (text: string) => text.split('<').filter(Boolean).join(' ');

/** The names of a names field: two fillers part the surname from the given names, one parts words. */
export function parseMrzNames(field: string): MrzNames {
  const parting = field.indexOf('<<');
  const surname = words(parting < 0 ? field : field.slice(0, parting));
  const given_names = parting < 0 ? '' : words(field.slice(parting + 2));
  return {
    surname,
    given_names,
    full_name: [given_names, surname].filter(Boolean).join(' '),
    truncated: !field.endsWith('<'),
  };
}
