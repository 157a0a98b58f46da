export { tableFile, type Table } from './table-file.ts';
export {
  byteOrderMark,
  csvFile,
  csvRecord,
  exportFileName,
  separatorIn,
  type Separator,
} from './write-csv.ts';
