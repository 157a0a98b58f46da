import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';

/** What a message is about. */
export type MessageTone = 'success' | 'error' | 'warning' | 'info';

const icons = {
  success: CheckCircleFilled,
  error: CloseCircleFilled,
  warning: ExclamationCircleFilled,
  info: InfoCircleFilled,
};

/** The icon before a message. */
export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Mark = icons[tone];
  return <Mark aria-hidden />;
}

/** Errors and warnings interrupt a screen reader, other tones are announced politely. */
export const roleOfTone = (tone: MessageTone) =>
  tone === 'error' || tone === 'warning' ? 'alert' : 'status';
