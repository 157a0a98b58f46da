export const importSentences = {
  IMPORT_NOT_FOUND: 'This import was not found. Imports are listed for the own hotel only.',
  IMPORT_FILE_MISSING: 'Choose a file.',
  IMPORT_FILE_EMPTY: 'The file has no bookings: below the row of headings every row is empty.',
  IMPORT_FILE_UNREADABLE: 'This is no CSV or XLSX file. Save the table as CSV or XLSX and choose it again.',
  IMPORT_FILE_OLD_EXCEL:
    'This is a file of an old Excel or one that is protected by a password. Save it as XLSX or CSV, without a password.',
  IMPORT_FILE_TOO_COMPLEX:
    'This workbook is too large when it is opened. Save its table alone as CSV and choose that file.',
  IMPORT_ROWS_TOO_MANY: 'The file has more than {most} rows. Divide it into several files.',
  IMPORT_COLUMNS_TOO_MANY: 'The file has more than {most} columns. Delete the ones that are not needed.',
  IMPORT_CELL_TOO_LONG: 'A cell in row {row} has more than {most} characters.',
  IMPORT_QUOTES_OPEN:
    'The quotation marks in row {row} are not closed. Correct the row, or save the file again from a spreadsheet program.',
  IMPORT_FILE_BEING_READ: 'Another file of the hotel is being read. Try again in a few seconds.',
  IMPORT_READER_BUSY:
    'Many files are being read right now, and yours has not been read. Try again in a minute.',
  IMPORT_COLUMNS_OTHER: 'The file has {count} columns. Choose a field, or none, for each of them.',
  IMPORT_RUNNING: 'Another import of the hotel is running. Wait until it has finished, or cancel it.',
  IMPORT_NOT_READY: 'The import has gone on in the meantime. Load the page again to see where it is.',
  IMPORT_NOT_CHECKED: 'Check the file first, and start the import when the check has finished.',
  IMPORT_NOTHING_TO_CREATE: 'No row of the file can be imported. Correct the file and choose it again.',
  IMPORT_NOT_UNDOABLE: 'This import can no longer be undone, or it has created no bookings.',
  IMPORT_ROWS_GONE:
    'The rows of this import are no longer stored. Rows that were not imported are deleted after seven days.',
  IMPORT_CELL_FAILED:
    'The cell has an Excel error instead of a value. Correct its formula, or type the value.',
  REFERENCE_IN_ROW: 'Row {row} has the same reference.',
  GUEST_HAS_STAY_IN_ROW: 'Row {row} has a stay of the same guest on these nights.',
} as const;
