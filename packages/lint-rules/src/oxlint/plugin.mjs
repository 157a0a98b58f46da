import { commentSentence } from './comment-sentence.mjs';
import { disableReason } from './disable-reason.mjs';
import { fileName } from './file-name.mjs';
import {
  noBarrel,
  noDefaultExport,
  noDuplicateParameter,
  noSkippedTest,
  noStatusCode,
  noUnroute,
} from './restricted-syntax.mjs';

// oxlint-disable-next-line house/no-default-export -- oxlint takes a plugin by its default export
export { housePlugin as default };

const housePlugin = {
  meta: { name: 'house' },
  rules: {
    'comment-sentence': commentSentence,
    'disable-reason': disableReason,
    'file-name': fileName,
    'no-barrel': noBarrel,
    'no-default-export': noDefaultExport,
    'no-duplicate-parameter': noDuplicateParameter,
    'no-skipped-test': noSkippedTest,
    'no-status-code': noStatusCode,
    'no-unroute': noUnroute,
  },
};
