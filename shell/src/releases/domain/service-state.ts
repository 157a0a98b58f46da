import type { ServiceFigures, ServiceOverview } from '@suite/descriptor';
import type { Tone } from '@suite/ui';
import { shareText } from './figures.ts';
import { t } from '../../languages/catalog.ts';

export interface ServiceState {
  word: string;
  tone: Tone;
}

export function serviceStates({ mapping, health, breaker }: ServiceOverview): ServiceState[] {
  const breakers: Record<ServiceOverview['breaker'], ServiceState[]> = {
    closed: [],
    open: [{ word: t('Calls are refused'), tone: 'danger' }],
    'half-open': [{ word: t('One call tries'), tone: 'warning' }],
  };
  return [
    mapping === null ? { word: t('Not mapped'), tone: 'warning' } : healthState(health),
    ...breakers[breaker],
  ];
}

function healthState(health: ServiceOverview['health']): ServiceState {
  return health?.is_healthy
    ? { word: t('Healthy'), tone: 'success' }
    : { word: t('Not healthy'), tone: 'danger' };
}

export function errorsText({ errors, requests }: Pick<ServiceFigures, 'errors' | 'requests'>): string {
  return errors === 0 ? '0' : `${errors} (${shareText(errors, requests)})`;
}

/** Returns the error message, or undefined if the text is a valid origin. */
export function originProblem(text: string): string | undefined {
  const isOrigin =
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
  return isOrigin ? undefined : t('Enter scheme and host alone, such as https://spa.internal.example');
}
