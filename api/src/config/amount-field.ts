import { number } from 'yup';

export function amountField(name: string, usual: number) {
  const sentence = `${name} must be a whole number above 0`;
  return number().typeError(sentence).integer(sentence).min(1, sentence).default(usual);
}
