import styles from './turn-ring.module.css';

/** Around the circle for the face: how much of the turn is seen, 0 to 1. The hint says the same in words. */
export function TurnRing({ progress }: { progress: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="49" pathLength="1" strokeDasharray={`${progress} 1`} />
    </svg>
  );
}
