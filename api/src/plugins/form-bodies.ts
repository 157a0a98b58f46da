import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, FileRule } from '@suite/contracts';
import { ApiError } from './errors.ts';

const megabyte = 1024 * 1024;
const mostBytes = 24 * megabyte;
const mostParts = 24;
/** How much of a refused form is let through before its sender is cut off. */
const mostForgotten = 64 * megabyte;
/** How many forms this process holds in memory at one time. */
const mostForms = 64;
const patienceInMs = 5 * 60_000;

/** Lets a room of the server take multipart forms. Nothing of them is ever written to the disk. */
export async function takeForms(room: FastifyInstance): Promise<void> {
  await room.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 200, headerPairs: 50, parts: mostParts, fileSize: mostBytes },
    throwFileSizeLimit: true,
  });
}

let forms = 0;

/** Reads a whole form into memory, or refuses it: its text fields become the body, its files `formFiles`. */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { files = {}, body }: Endpoint,
): Promise<void> {
  if (!request.isMultipart())
    throw new ApiError(415, 'BAD_REQUEST', 'Send the request as multipart/form-data.');
  if (forms >= mostForms) throw busy();
  forms += 1;
  // Until the answer is out: what was read is held as long.
  reply.raw.once('close', () => (forms -= 1));
  const timer = setTimeout(() => request.raw.destroy(), patienceInMs);
  try {
    const read = await readParts(request, files, Object.keys(body?.fields ?? {}));
    request.body = read.fields;
    request.formFiles = read.files;
  } catch (error) {
    if (!(await forgetRest(request.raw))) reply.header('connection', 'close');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Lets the rest of a refused form through: a sender that is cut off meanwhile never reads why. */
async function forgetRest(raw: IncomingMessage): Promise<boolean> {
  raw.unpipe();
  let forgotten = 0;
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      forgotten += (chunk as Buffer).length;
      if (forgotten > mostForgotten) return false;
    }
    return true;
  } catch {
    // Whoever sent it has gone.
    return false;
  }
}

async function readParts(request: FastifyRequest, rules: Record<string, FileRule>, names: string[]) {
  const fields: Record<string, string> = {};
  const files: Record<string, Buffer[]> = Object.fromEntries(Object.keys(rules).map((name) => [name, []]));
  let bytes = 0;
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (part.type === 'field') {
      if (!names.includes(fieldname) || Object.hasOwn(fields, fieldname)) throw unexpected(fieldname);
      if (part.valueTruncated) throw refusedPart(fieldname, `${fieldname} is too long`);
      fields[fieldname] = String(part.value);
      continue;
    }
    const rule = Object.hasOwn(rules, fieldname) ? rules[fieldname] : undefined;
    const kept = files[fieldname];
    if (!rule || !kept || kept.length >= rule.count) throw unexpected(fieldname);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      bytes += chunk.length;
      if (size > rule.size || bytes > mostBytes) throw tooLarge(fieldname, Math.min(rule.size, mostBytes));
      chunks.push(chunk);
    }
    kept.push(Buffer.concat(chunks));
  }
  for (const [name, { required }] of Object.entries(rules)) {
    if (files[name]?.some((file) => file.length === 0)) throw refusedPart(name, `The ${name} is empty`);
    if (required && files[name]?.length === 0) throw refusedPart(name, 'Please capture both photos');
  }
  return { fields, files };
}

function unexpected(name: string): ApiError {
  return refusedPart(name, `The form has an unexpected part: ${name}`);
}

function refusedPart(name: string, message: string): ApiError {
  const field = name.slice(0, 100);
  return new ApiError(400, 'VALIDATION_ERROR', message.slice(0, 200), [
    { field, message: message.slice(0, 200) },
  ]);
}

function tooLarge(name: string, size: number): ApiError {
  return new ApiError(413, 'TOO_LARGE', `The ${name} may be at most ${size / megabyte} MB.`);
}

function busy(): ApiError {
  return new ApiError(503, 'UNAVAILABLE', 'Many guests are being verified right now. Please try again soon.');
}
