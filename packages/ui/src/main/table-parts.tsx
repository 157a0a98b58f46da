import type { ComponentProps } from 'react';

// Roles are written out because cards on a phone change `display`, and with it browsers drop the table's own.
const TablePart = (props: ComponentProps<'table'>) => <table role="table" {...props} />;
const HeadPart = (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />;
const BodyPart = (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />;
const RowPart = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;
const HeadCellPart = (props: ComponentProps<'th'>) => <th role="columnheader" {...props} />;
const CellPart = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;

/** The elements antd's table is made of. */
export const tableParts = {
  table: TablePart,
  header: { wrapper: HeadPart, row: RowPart, cell: HeadCellPart },
  body: { wrapper: BodyPart, row: RowPart, cell: CellPart },
};
