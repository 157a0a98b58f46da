import { contractEndpoints } from '../endpoints/contract-endpoints.ts';
import { describeEndpoints, failureSchema } from './describe-endpoints.ts';
import { platformPaths } from './platform-paths.ts';
import { readEndpointTexts } from './read-endpoint-texts.ts';
import { documentTags } from './tags.ts';

const hostPrefix = 'With the prefix __Host- under https';

export async function buildOpenapiDocument(): Promise<string> {
  const endpoints = describeEndpoints(contractEndpoints(), await readEndpointTexts());
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Management Suite',
      version: '1.0.0',
      description:
        'Sign-in, hotels, bookings, identity checks and releases of one suite. Answers come in an envelope of `success`, `message` and `result`.',
    },
    servers: [{ url: '/', description: 'The server that gave this document' }],
    tags: documentTags,
    paths: { ...endpoints, ...platformPaths },
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'suite_access', description: hostPrefix },
        bearer: { type: 'http', scheme: 'bearer' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'suite_<hotel>_<secret>',
          description:
            'An API token of a hotel, for programs. Calls that accept it name the scope that it needs.',
        },
        guestCookie: { type: 'apiKey', in: 'cookie', name: 'suite_guest', description: hostPrefix },
        guestToken: { type: 'apiKey', in: 'header', name: 'X-Verification-Token' },
        releaseToken: { type: 'http', scheme: 'bearer', description: 'A release token of a team' },
      },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
