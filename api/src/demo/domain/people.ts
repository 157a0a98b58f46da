import type { Choices } from './choices.ts';

interface NameGroup {
  first: readonly string[];
  last: readonly string[];
  children: readonly string[];
}

function group(first: string, last: string, children: string): NameGroup {
  return { first: first.split(' '), last: last.split(' '), children: children.split(' ') };
}

const nameGroups: readonly NameGroup[] = [
  group(
    'Beatriz Duarte Inês Gonçalo Joana Leonor Miguel Nuno Raquel Sofia Tiago Vasco',
    'Almeida Barbosa Cardoso Esteves Fonseca Lourenço Machado Nogueira Pacheco Queirós Teixeira Valente',
    'Afonso Clara Lara Martim',
  ),
  group(
    'Anke Dieter Florian Greta Heike Jonas Katrin Lennart Miriam Steffen Ulrike Wiebke',
    'Albrecht Brandt Dietrich Engel Hofmann Kessler Lindner Neumann Ritter Seidel Vogt Winkler',
    'Emil Frieda Leni Mats',
  ),
  group(
    'Alice Bruno Camille Damien Élodie Fabien Hélène Julien Margaux Olivier Solène Thibault',
    'Arnaud Blanchard Chevalier Delacroix Fournier Girard Lefèvre Marchand Perrin Rousseau Tessier Vidal',
    'Adèle Gaspard Jules Zoé',
  ),
  group(
    'Amelia Callum Eleanor Finlay Georgia Harriet Imogen Lachlan Niamh Oliver Rhys Siobhan',
    'Ashworth Bradley Carmichael Donnelly Ellsworth Fairbairn Gallagher Hartley Kavanagh Lockwood Merrick Pemberton',
    'Archie Freya Isla Rory',
  ),
  group(
    'Aarav Deepa Farhan Gayatri Ishaan Kavya Lakshmi Nikhil Priya Rohan Sunita Vikram',
    'Agarwal Banerjee Chatterjee Deshmukh Iyer Joshi Kulkarni Malhotra Nair Reddy Sharma Venkatesan',
    'Anaya Dhruv Myra Vihaan',
  ),
  group(
    'Akira Chihiro Daisuke Emi Haruka Kenji Mariko Naoki Rina Satoshi Takumi Yuki',
    'Fujimoto Hayashi Inoue Kobayashi Matsuda Nakamura Ogawa Saito Takahashi Ueda Watanabe Yamada',
    'Hina Ren Sora Yui',
  ),
  group(
    'Adaeze Babajide Chiamaka Emeka Folake Ifeoma Kwame Ngozi Obinna Tunde Yetunde Zainab',
    'Adebayo Balogun Chukwu Danjuma Eze Ibrahim Mensah Nwosu Okafor Onyango Sowande Uzoma',
    'Ada Chidi Kemi Tobi',
  ),
  group(
    'Alejandro Camila Diego Esperanza Fernanda Gabriel Itzel Javier Lucía Mateo Paloma Xavier',
    'Aguilar Benítez Castillo Delgado Escobar Figueroa Guerrero Herrera Montoya Quintero Salazar Villanueva',
    'Elena Joaquín Renata Tomás',
  ),
  group(
    'Astrid Bjørn Elin Freja Gustav Ingrid Kasper Linnea Mikkel Oskar Sigrid Torben',
    'Andersen Bergström Dahl Eriksson Holm Jørgensen Lindqvist Mortensen Nygård Søndergaard Thorsen Wikström',
    'Alma Ebba Noah Villads',
  ),
  group(
    'Agnieszka Bartosz Dorota Ewa Grzegorz Jarosław Kinga Łukasz Magdalena Piotr Wiktoria Zbigniew',
    'Adamczyk Borkowski Czarnecka Dudek Jabłoński Kamiński Lewandowska Mazur Nowicki Pawlak Sikora Zawadzki',
    'Hania Kuba Maja Staś',
  ),
  group(
    'Amira Bilal Dalia Faris Hana Idris Karim Layla Nadia Omar Rania Yusuf',
    'Abdallah Benali Darwish Farouk Haddad Khalil Mansour Nasser Qasim Rahman Saleh Zidan',
    'Adam Jana Lina Zayd',
  ),
  group(
    'Bo Fang Hui Jing Lei Mei Ning Qiang Shu Ting Wei Xin',
    'Chen Deng Fan Guo Huang Jiang Liang Luo Peng Tang Xie Zhou',
    'An Lan Ming Yue',
  ),
];

export interface Person {
  name: string;
  email: string;
}

export interface People {
  next(): Person;
  companionOf(person: Person, type: 'Adult' | 'Child'): string;
}

const mailDomains = ['example.com', 'example.net', 'example.org'];
const unlikeAscii: Record<string, string> = { ø: 'o', ł: 'l', å: 'a', æ: 'ae' };

function emailOf(first: string, last: string, domain: string): string {
  const plain = `${first}.${last}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłåæ]/g, (letter) => unlikeAscii[letter] ?? letter);
  return `${plain}@${domain}`;
}

/** First and last names of a person come from the same language. */
export function makePeople(choices: Choices): People {
  const taken = new Set<string>();
  const groupOf = new Map<string, NameGroup>();
  function next(): Person {
    const names = choices.pick(nameGroups);
    const [first, last] = [choices.pick(names.first), choices.pick(names.last)];
    const person = { name: `${first} ${last}`, email: emailOf(first, last, choices.pick(mailDomains)) };
    if (taken.has(person.name)) return next();
    taken.add(person.name);
    groupOf.set(person.name, names);
    return person;
  }
  return {
    next,
    companionOf({ name }, type) {
      const names = groupOf.get(name);
      if (!names) throw new Error(`${name} is not one of these people.`);
      const [first, last] = name.split(' ');
      const candidates = type === 'Child' ? names.children : names.first.filter((other) => other !== first);
      return `${choices.pick(candidates)} ${last}`;
    },
  };
}
