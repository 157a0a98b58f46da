import type { OwnPermissionState, OwnPermissionStatus, PermissionWording } from '@suite/descriptor';
import { currentLanguage, isLanguage, languageNames } from '@suite/i18n';
import type { Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

export function waitingPermissions(
  permissions: readonly OwnPermissionState[] | undefined,
): OwnPermissionState[] {
  return (permissions ?? []).filter(({ status }) => status === 'waiting' || status === 'reworded');
}

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
      // A later registry may send other states.
      return { tone: 'neutral', children: String(status) };
  }
}

export function wordingInLanguage({ title, explanation, translations }: PermissionWording) {
  const translated = translations[currentLanguage()];
  return { title: translated?.title ?? title, explanation: translated?.explanation ?? explanation };
}

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
