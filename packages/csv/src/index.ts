export { byteOrderMark, csvFile, csvRecord, exportFileName, withoutFormula } from './write-csv.ts';
