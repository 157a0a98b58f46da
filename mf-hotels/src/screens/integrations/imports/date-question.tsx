import type { ImportDateFormat } from '@suite/contracts/integrations';
import { formatCalendarDate } from '@suite/i18n/dates';
import { FieldGroup } from '@suite/ui';
import type { DateChoice } from '../../../domain/imports.ts';
import { t } from '../../../languages/catalog.ts';
import styles from './imports.module.css';

interface DateQuestionProps {
  choices: readonly DateChoice[];
  value: ImportDateFormat | '';
  onChoose: (format: ImportDateFormat) => void;
}

/** Dates such as 03/02/2027 can be read in two ways, so that a person has to choose. */
export function DateQuestion({ choices, value, onChoose }: DateQuestionProps) {
  return (
    <FieldGroup legend={t('How are the dates written?')}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.format} className={styles.choice}>
            <input
              type="radio"
              name="date_format"
              checked={choice.format === value}
              onChange={() => onChoose(choice.format)}
            />
            <span>{textOf(choice)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function textOf({ name, example }: DateChoice): string {
  if (!example) return name;
  const date = formatCalendarDate(example.date) ?? example.date;
  return t('{name}: {value} is {date}', { name, value: example.value, date });
}
