export {
  createWorkbook,
  type Cell,
  type Sheet,
  type SheetColumn,
  type SheetWriter,
} from './write-workbook.ts';
export { createZip, type Packer } from './write-zip.ts';
