/** The signature covers the entity tag, a line break and the body, so that a browser may store the document. */
export const documentSignatureHeader = 'suite-document-signature';

/** The meta element of this name lists the public keys of documents, separated by spaces. */
export const documentKeysName = 'suite-document-keys';
