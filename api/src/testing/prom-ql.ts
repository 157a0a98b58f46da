import { parser } from '@prometheus-io/lezer-promql';

/** A metric that an expression reads. */
export interface ReadMetric {
  metric: string;
  /** Labels it is chosen by. */
  labels: string[];
  /** The function over its values of a span of time, if there is one. */
  over: string | undefined;
}

/** What a PromQL expression reads. @throws Error at what Prometheus' own grammar does not know. */
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
