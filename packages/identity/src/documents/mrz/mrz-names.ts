export interface MrzNames {
  surname: string;
  given_names: string;
  full_name: string;
  truncated: boolean;
}

const words = (text: string) => text.split('<').filter(Boolean).join(' ');

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
