export { ownedPaths, reservedNames, reservedPaths, reservedPhrases, reservedWords } from './reserved.ts';
