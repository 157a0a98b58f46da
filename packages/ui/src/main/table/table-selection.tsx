import { useEffect, useRef } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './table-tools.module.css';

export interface TableSelection<Row> {
  isChosen: (row: Row) => boolean;
  onChoose: (rows: readonly Row[], chosen: boolean) => void;
  labelOf: (row: Row) => string;
}

interface ChoiceBoxProps {
  label: string;
  checked: boolean;
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

export function ChoiceBox({ label, checked, partly = false, onChange }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface PageChoiceProps<Row> {
  rows: readonly Row[];
  selection: TableSelection<Row>;
}

export function PageChoice<Row>({ rows, selection }: PageChoiceProps<Row>) {
  const chosen = rows.filter(selection.isChosen).length;
  return (
    <ChoiceBox
      label={t('Select all on this page')}
      checked={chosen === rows.length}
      partly={chosen > 0 && chosen < rows.length}
      onChange={(checked) => selection.onChoose(rows, checked)}
    />
  );
}
