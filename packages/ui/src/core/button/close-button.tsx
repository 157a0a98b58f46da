import { CloseOutlined } from '@ant-design/icons';
import styles from './close-button.module.css';

export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <CloseOutlined aria-hidden />
    </button>
  );
}
