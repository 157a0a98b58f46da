import type { Problem } from '../../check.ts';
import type { RemoteDescriptor } from '../remote-descriptor.schema.ts';

export function slotProblems({ slots = [], fills = [], exposes }: RemoteDescriptor): Problem[] {
  const names = slots.map(({ name }) => name);
  const filled = fills.map(({ slot, module }) => `${slot} ${module}`);
  return [
    ...names.flatMap((name, index) =>
      names.indexOf(name) === index
        ? []
        : [{ field: `slots[${index}].name`, message: `The slot ${name} is offered twice` }],
    ),
    ...fills.flatMap(({ slot, module }, index) => {
      const problem = describeFill({ slot, module }, exposes);
      return problem === undefined ? [] : [{ field: `fills[${index}].module`, message: problem }];
    }),
    ...filled.flatMap((fill, index) =>
      filled.indexOf(fill) === index
        ? []
        : [
            {
              field: `fills[${index}]`,
              message: `The slot ${fills[index]?.slot} is filled twice by one module`,
            },
          ],
    ),
  ];
}

function describeFill(
  { slot, module }: { slot: string; module: string },
  exposes: readonly string[],
): string | undefined {
  if (module === './remote') {
    return `The slot ${slot} is filled by ./remote, which holds the pages: expose a module of its own`;
  }
  if (exposes.includes(module)) return undefined;
  return `The slot ${slot} is filled by ${module}, which is not among exposes`;
}
