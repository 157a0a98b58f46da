export {
  byteOrderMark,
  csvFile,
  csvRecord,
  exportFileName,
  separatorIn,
  type Separator,
} from './write-csv.ts';
