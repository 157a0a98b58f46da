import { parser } from '@prometheus-io/lezer-promql';

export interface ReadMetric {
  metric: string;
  labels: string[];
  over: string | undefined;
}

export function readPromQl(expression: string): ReadMetric[] {
  const read: ReadMetric[] = [];
  const functions: { name: string; to: number }[] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`${expression} cannot be read at "${expression.slice(from)}"`);
      while (functions.length > 0 && (functions.at(-1)?.to ?? 0) < to) functions.pop();
      if (name === 'FunctionCall') functions.push({ name: /^\w+/.exec(text)?.[0] ?? '', to });
      if (name === 'MatrixSelector') read.push({ metric: '', labels: [], over: functions.at(-1)?.name });
      if (name === 'VectorSelector' && !isRange(expression, to))
        read.push({ metric: '', labels: [], over: undefined });
      if (name === 'Identifier') read.at(-1)!.metric = text;
      if (name === 'UnquotedLabelMatcher') read.at(-1)!.labels.push(/^\w+/.exec(text)?.[0] ?? '');
    },
  });
  return read;
}

const isRange = (expression: string, to: number) => expression[to] === '[';
