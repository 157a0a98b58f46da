import type { UserProfile } from '@suite/contracts/auth';
import {
  changeLanguage,
  currentLanguage,
  isLanguage,
  languageNames,
  matchLanguage,
  type Language,
} from '@suite/i18n';
import { Button, FormField, Panel, Select, toast, type SelectOption } from '@suite/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { useUpdateUserProfile } from '../../../queries/user-profile.ts';
import { InlineForm } from '../settings-row.tsx';

/** An empty choice follows the language of the browser. */
type Choice = Language | '';

/** Is true until the page is drawn in the new language, which loses the focus. */
let isChanging = false;

interface AccountLanguageProps {
  user: UserProfile;
  /** A new language remounts the page, which must not happen while personal information is edited. */
  disabled: boolean;
}

export function AccountLanguage({ user, disabled }: AccountLanguageProps) {
  const saved = isLanguage(user.usr_language) ? user.usr_language : '';
  const [choice, setChoice] = useState<Choice>();
  const value = choice ?? saved;
  const update = useUpdateUserProfile();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChanging) container.current?.querySelector('select')?.focus();
    isChanging = false;
  }, []);

  const change = () => {
    if (update.isPending) return;
    const language = value || matchLanguage(navigator.languages);
    isChanging = language !== currentLanguage();
    // The screen is remounted in the new language, so its own callbacks would not run.
    update.mutateAsync({ usr_language: value || null }).then(
      async () => {
        await changeLanguage(language);
        toast.success(t('The language is changed.'));
      },
      ({ message }: Error) => {
        isChanging = false;
        toast.error(message);
      },
    );
  };
  return (
    <Panel title={t('Language')}>
      <div ref={container}>
        <InlineForm
          onSubmit={change}
          button={
            <Button type="submit" disabled={disabled} busy={update.isPending} busyLabel={t('Changing...')}>
              {t('Change Language')}
            </Button>
          }
        >
          <FormField
            label={t('Display Language')}
            hint={
              disabled
                ? t('Save or cancel the changes of your profile first.')
                : t('For texts, dates and numbers')
            }
            error={update.error?.message}
          >
            <Select value={value} disabled={disabled} options={languageOptions()} onChange={setChoice} />
          </FormField>
        </InlineForm>
      </div>
    </Panel>
  );
}

function languageOptions(): SelectOption<Choice>[] {
  const languages = Object.entries(languageNames) as [Language, string][];
  return [
    { value: '', label: t('Browser default') },
    ...languages.map(([value, label]) => ({ value, label, lang: value })),
  ];
}
