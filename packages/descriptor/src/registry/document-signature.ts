/** The header that signs a registry document, over its entity tag, a line break and its body, so that a browser may store it. */
export const documentSignatureHeader = 'suite-document-signature';

/** The name of the meta element in which the server lists the public keys of documents, separated by spaces. */
export const documentKeysName = 'suite-document-keys';
