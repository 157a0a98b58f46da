import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { emptyDocumentData } from '../document-data.ts';
import type { IdentityCheck } from '../identity-engine.ts';
import { decideMatch } from './decide-match.ts';
import { openRekognition } from './rekognition.ts';

/** These responses follow Amazon's API reference: JSON 1.1, with the error name in `__type`. */
const box = { Height: 0.33, Left: 0.48, Top: 0.04, Width: 0.21 };
const face = { BoundingBox: box, Confidence: 99.98, Quality: { Brightness: 81.2, Sharpness: 46.1 } };
const source = { SourceImageFace: { BoundingBox: box, Confidence: 99.99 } };
const matched = (Similarity: number) => ({
  ...source,
  FaceMatches: [{ Face: face, Similarity }],
  UnmatchedFaces: [],
});
const refused = (__type: string, Message: string) => ({ status: 400, body: { __type, Message } });

interface Request {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const faces = { selfie: Buffer.from('a selfie'), document: Buffer.from('a document') };
const credentials = { AWS_ACCESS_KEY_ID: 'an-id', AWS_SECRET_ACCESS_KEY: 'a-secret' };
const before = { ...process.env };
let server: Server;
let requests: Request[];
let answers: { status: number; body: unknown }[];

beforeEach(async () => {
  Object.assign(process.env, credentials);
  [requests, answers] = [[], []];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      requests.push({ headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      response.writeHead(answer?.status ?? 500, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer?.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  process.env = { ...before };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = (headers?: () => Record<string, string>) => {
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return openRekognition({ region: 'eu-central-1', endpoint, ...(headers && { headers }) });
};

test('each call carries the headers of its moment, and does not sign them', async () => {
  answers = [{ status: 200, body: matched(99) }];
  let calls = 0;
  const compare = open(() => ({ traceparent: `call ${(calls += 1)}` }));
  await compare(faces);
  await compare(faces);
  expect(requests.map(({ headers }) => headers['traceparent'])).toEqual(['call 1', 'call 2']);
  expect(requests[0]?.headers.authorization).toMatch(/SignedHeaders=(?!\S*traceparent)/);
});

test('sends the two faces, signed, and asks for every similarity', async () => {
  answers = [{ status: 200, body: matched(99.1) }];
  await open()(faces);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers).toMatchObject({
    'x-amz-target': 'RekognitionService.CompareFaces',
    'content-type': 'application/x-amz-json-1.1',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=an-id\/\d{8}\/eu-central-1\/rekognition\/aws4_request, .*Signature=[0-9a-f]{64}$/,
    ),
  });
  expect(requests[0]?.body).toEqual({
    SourceImage: { Bytes: faces.selfie.toString('base64') },
    TargetImage: { Bytes: faces.document.toString('base64') },
    SimilarityThreshold: 0,
    QualityFilter: 'NONE',
  });
});

test.each([
  ['a match', matched(99), 96],
  ['a similarity exactly at the operating point', matched(95), 80],
  ['faces that are hardly alike', matched(47.5), 40],
  ['no match at all', { ...source, FaceMatches: [], UnmatchedFaces: [face] }, 0],
])('%s becomes a score', async (_, body, similarity_score) => {
  answers = [{ status: 200, body }];
  expect(await open()(faces)).toEqual({ similarity_score, engine: expect.stringContaining('rekognition') });
});

test('no face is a reason, never a score', async () => {
  answers = [{ status: 200, body: { ...source, FaceMatches: [], UnmatchedFaces: [] } }];
  expect(await open()(faces)).toEqual({
    ...{ similarity_score: null, reason: 'NO_FACE_DOCUMENT', photo: 'document' },
  });
  answers = [refused('InvalidParameterException', 'Request has invalid parameters')];
  expect(await open()(faces)).toEqual({
    ...{ similarity_score: null, reason: 'NO_FACE_SELFIE', photo: 'selfie' },
  });
});

test('is asked again when it is busy', async () => {
  const busy = refused('ProvisionedThroughputExceededException', 'Slow down');
  answers = [busy, refused('ThrottlingException', 'Slow down'), { status: 200, body: matched(95) }];
  expect(await open()(faces)).toMatchObject({ similarity_score: 80 });
  expect(requests).toHaveLength(3);
});

test('is unavailable when it stays busy or refuses the credentials', async () => {
  answers = [refused('ThrottlingException', 'Slow down')];
  await expect(open()(faces)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(requests).toHaveLength(3);
  answers = [refused('AccessDeniedException', 'Not allowed')];
  await expect(open()(faces)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: expect.objectContaining({ name: 'AccessDeniedException' }),
  });
});

const check: IdentityCheck = {
  similarity_score: 99,
  reason: null,
  photo: null,
  face_match_details: {
    distance: 0.2,
    selfie_quality: { face_width: 200, sharpness: 50, brightness: 120 },
    document_quality: { face_width: 100, sharpness: 30, brightness: 120 },
    engine: 'local',
  },
  document_data: emptyDocumentData,
  document_evidence: 'zone',
  repeats_capture: false,
  portrait_misplaced: false,
  specimen: false,
  document_sides: null,
  document_side: null,
  identity: null,
};

test('its comparison takes the place of the local one, and no refusal is lost', () => {
  const compared = { similarity_score: 79.9, engine: 'other' };
  const decided = decideMatch(check, compared);
  expect(decided).toMatchObject({ similarity_score: 79.9, reason: 'NO_MATCH' });
  expect(decided.face_match_details?.engine).toBe('other');
  expect(
    decideMatch({ ...check, reason: 'NO_MATCH' }, { ...compared, similarity_score: 80 }).reason,
  ).toBeNull();
  expect(decideMatch({ ...check, reason: 'TURN_WRONG' }, compared).reason).toBe('TURN_WRONG');
  const unseen = { similarity_score: null, reason: 'NO_FACE_DOCUMENT', photo: 'document' } as const;
  expect(decideMatch({ ...check, reason: 'TURN_WRONG' }, unseen)).toMatchObject({
    similarity_score: null,
    reason: 'NO_FACE_DOCUMENT',
    photo: 'document',
    face_match_details: null,
  });
});
