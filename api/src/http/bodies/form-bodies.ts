import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, FileRule } from '@suite/contracts/http';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from '../limits/network-of.ts';
import { beforeDeadline, replacedMessage, type UploadLimits, type UploadSlot } from './upload-slots.ts';

const megabyte = 1024 * 1024;
/** Holds a selfie and both sides of a card at the maximum size of stored photos. */
const maxFormBytes = 32 * megabyte;
const maxParts = 24;
const maxDiscardedBytes = 64 * megabyte;

/** RFC 2046 allows 70 characters; the parser throws if the boundary is missing or exceeds 256. */
const boundary = /;\s*boundary="?[^\s";]{1,70}(?:["\s;]|$)/i;

export async function takeForms(scope: FastifyInstance): Promise<void> {
  scope.decorateRequest('formFiles');
  await scope.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 200, headerPairs: 50, parts: maxParts, fileSize: maxFormBytes },
    throwFileSizeLimit: true,
  });
}

/**
 * @throws ApiError BAD_REQUEST, VALIDATION_ERROR, TOO_LARGE, CONFLICT, UNAVAILABLE (with status 408 for a late form)
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { files = {}, body }: Endpoint,
  link: string,
): Promise<void> {
  if (!request.isMultipart() || !boundary.test(request.headers['content-type'] ?? ''))
    throw new ApiError(415, 'BAD_REQUEST', 'Send the request as multipart/form-data.');
  const { raw, server } = request;
  const { limits } = server.uploads;
  let slot: UploadSlot | undefined;
  try {
    let onReplaced = () => {};
    const replaced = new Promise<never>((_, reject) => {
      onReplaced = () => reject(new ApiError(409, 'CONFLICT', replacedMessage));
    });
    slot = server.uploads.take({ link, address: networkOf(request.ip), onReplaced });
    // The memory is in use until the answer has been sent.
    reply.raw.once('close', slot.release);
    const form = readParts(request, files, Object.keys(body?.fields ?? {}), slot);
    const read = await Promise.race([beforeDeadline(form, raw, limits), replaced]);
    slot.endReading();
    request.body = read.fields;
    request.formFiles = read.files;
  } catch (error) {
    slot?.release();
    if (!(await discardRest(raw, error, limits))) {
      reply.header('connection', 'close');
      reply.raw.once('finish', () => raw.destroy());
    }
    throw error;
  }
}

/** Reads the rest of a refused form, because a browser whose upload is cut off never shows the refusal. */
async function discardRest(raw: IncomingMessage, refusal: unknown, limits: UploadLimits): Promise<boolean> {
  if (refusal instanceof ApiError && (refusal.status === 408 || refusal.message === replacedMessage))
    return false;
  raw.unpipe();
  const discard = async () => {
    let discarded = 0;
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      discarded += (chunk as Buffer).length;
      if (discarded > maxDiscardedBytes) return false;
    }
    return true;
  };
  return beforeDeadline(discard(), raw, limits).catch(() => false);
}

async function readParts(
  request: FastifyRequest,
  rules: Record<string, FileRule>,
  names: string[],
  slot: UploadSlot,
) {
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
    const file = await readFile(part.file as AsyncIterable<Buffer>, slot, (size) => {
      if (size > rule.size || bytes + size > maxFormBytes)
        throw tooLarge(fieldname, Math.min(rule.size, maxFormBytes));
    });
    bytes += file.length;
    kept.push(file);
  }
  requireFiles(files, rules);
  return { fields, files };
}

async function readFile(
  chunks: AsyncIterable<Buffer>,
  slot: UploadSlot,
  requireSize: (bytes: number) => void,
): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    requireSize(size);
    slot.hold(chunk.length);
    read.push(chunk);
  }
  return Buffer.concat(read);
}

function requireFiles(files: Record<string, Buffer[]>, rules: Record<string, FileRule>): void {
  for (const [name, { required }] of Object.entries(rules)) {
    if (files[name]?.some((file) => file.length === 0)) throw refusedPart(name, `The ${name} is empty`);
    if (required && files[name]?.length === 0) throw refusedPart(name, 'Please capture both photos');
  }
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
