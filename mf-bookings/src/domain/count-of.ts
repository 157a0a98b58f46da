import { tn } from '../languages/catalog.ts';

const counted = {
  guest: (count: number) => tn(count, '{count} guest', '{count} guests'),
  night: (count: number) => tn(count, '{count} night', '{count} nights'),
};

export function countOf(count: number, noun: keyof typeof counted): string {
  return counted[noun](count);
}
