import type { OwnPermissionState, OwnPermissionStatus, PermissionWording } from '@suite/descriptor';
import { currentLanguage, isLanguage, languageNames } from '@suite/i18n';
import type { Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

/** The permissions that wait for an operator: new ones, and accepted ones with another wording. */
export function waitingPermissions(
  permissions: readonly OwnPermissionState[] | undefined,
): OwnPermissionState[] {
  return (permissions ?? []).filter(({ status }) => status === 'waiting' || status === 'reworded');
}

/** The badge of a status. */
export function permissionBadge(status: OwnPermissionStatus): { tone: Tone; children: string } {
  switch (status) {
    case 'waiting':
      return { tone: 'warning', children: t('Waits for acceptance') };
    case 'reworded':
      return { tone: 'warning', children: t('Accepted; a new wording waits') };
    case 'accepted':
      return { tone: 'success', children: t('Accepted') };
    case 'unused':
      return { tone: 'neutral', children: t('Accepted; no longer used') };
    case 'refused':
      return { tone: 'neutral', children: t('Refused') };
    case 'withdrawn':
      return { tone: 'neutral', children: t('Withdrawn') };
    default:
      // A registry of a later server may know more.
      return { tone: 'neutral', children: String(status) };
  }
}

/** Title and explanation in the language of the page, as far as they are translated. */
export function wordingInLanguage({ title, explanation, translations }: PermissionWording) {
  const translated = translations[currentLanguage()];
  return { title: translated?.title ?? title, explanation: translated?.explanation ?? explanation };
}

/** A wording in each language that it has, under the name of the language: all that an operator accepts. */
export function wordingInEachLanguage({ title, explanation, translations }: PermissionWording) {
  return [
    { language: languageNames.en, title, explanation },
    ...Object.entries(translations).map(([code, translated]) => ({
      language: isLanguage(code) ? languageNames[code] : code,
      title: translated.title ?? title,
      explanation: translated.explanation ?? explanation,
    })),
  ];
}
