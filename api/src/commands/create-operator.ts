import { createOperator } from '../staff-roles/staff-roles.public.ts';
import { runAccountCommand } from './run-account-command.ts';

await runAccountCommand(createOperator);
