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
import { useUpdateUserProfile, type UpdateFailure } from '../../../queries/update-user-profile.mutation.ts';
import { InlineForm } from '../inline-form.tsx';

/** Empty for the language of the browser. */
type Choice = Language | '';

/** True from a change until the page is drawn in the other language, which takes the focus away. */
let isChanging = false;

interface AccountLanguageProps {
  user: UserProfile;
  /** True while the personal information is edited: the page is drawn anew in another language. */
  disabled: boolean;
}

/** The language that the console is shown in. */
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
    // The screen is mounted anew in the other language, so its own callbacks would not run.
    update.mutateAsync({ usr_language: value || null }).then(
      async () => {
        await changeLanguage(language);
        toast.success(t('The language is changed.'));
      },
      ({ message }: UpdateFailure) => {
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
