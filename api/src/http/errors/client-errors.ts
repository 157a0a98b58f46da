import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { ApiError, failureOf } from './api-error.ts';

/** Answers malformed HTTP and oversized headers, which Fastify does not handle. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = refusalOf(error.code);
  const { status } = refusal;
  const body = JSON.stringify(failureOf(refusal));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function refusalOf(code: string): ApiError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ApiError(408, 'UNAVAILABLE', 'The request did not arrive in time. Please try again.');
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  return new ApiError(status, 'BAD_REQUEST', 'The request could not be understood.');
}
