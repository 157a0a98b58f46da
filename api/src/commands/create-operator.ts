import { createOperator } from '../staff-roles/staff-roles.public.ts';
import { runAccountCommand } from './run-command.ts';

await runAccountCommand(createOperator);
