export { byteOrderMark, csvRecord, exportFileName, withoutFormula } from './write-csv.ts';
