import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';

export type MessageTone = 'success' | 'error' | 'warning' | 'info';

const icons = {
  success: CheckCircleFilled,
  error: CloseCircleFilled,
  warning: ExclamationCircleFilled,
  info: InfoCircleFilled,
};

export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Mark = icons[tone];
  return <Mark aria-hidden />;
}

export const roleOfTone = (tone: MessageTone) =>
  tone === 'error' || tone === 'warning' ? 'alert' : 'status';
