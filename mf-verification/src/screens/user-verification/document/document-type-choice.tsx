import { useWords } from '../../../components/language/use-words.ts';
import type { Wizard } from '../../../domain/wizard/wizard.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import styles from './document-type-choice.module.css';

interface DocumentTypeChoiceProps {
  chosen: Wizard['documentType'];
  onChoose: (documentType: Wizard['documentType']) => void;
}

const choices = [
  { documentType: 'passport', words: 'passport' },
  { documentType: 'id_card', words: 'idCard' },
] as const;

/** The choice is a hint; the server examines the photo itself. */
export function DocumentTypeChoice({ chosen, onChoose }: DocumentTypeChoiceProps) {
  const { say } = useWords(stepsCatalog);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{say('documentType')}</legend>
      {choices.map(({ documentType, words }) => (
        <label key={documentType} className={styles.option}>
          <input
            type="radio"
            name="document-type"
            className={styles.mark}
            checked={chosen === documentType}
            onChange={() => onChoose(documentType)}
          />
          <span>{say(words)}</span>
        </label>
      ))}
    </fieldset>
  );
}
