import { guestLanguageNames, type GuestLanguage } from '@suite/contracts/bookings';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Icon } from '../kit/icon.tsx';
import { useLanguage } from './use-language.ts';
import { useWords } from './use-words.ts';
import styles from './language-picker.module.css';

export function LanguagePicker() {
  const { say } = useWords(pageCatalog);
  const { language, choose } = useLanguage();
  return (
    <label className={styles.picker}>
      <Icon name="globe" />
      <select
        className={styles.select}
        aria-label={say('language')}
        value={language}
        onChange={(event) => choose(event.target.value as GuestLanguage)}
      >
        {Object.entries(guestLanguageNames).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
