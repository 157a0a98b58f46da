import { mixed, object, string } from 'yup';
import type { MessageParams } from './envelope.ts';

export const messageFields = {
  message: string().defined(),
  code: string(),
  params: mixed<MessageParams>(),
};

export const messageSchema = object(messageFields);
