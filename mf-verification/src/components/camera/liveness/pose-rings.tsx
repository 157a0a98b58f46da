import styles from './pose-rings.module.css';

interface PoseRingsProps {
  count: number;
  taken: number;
  progress: number;
}

export function PoseRings({ count, taken, progress }: PoseRingsProps) {
  const filled = (ring: number) => (ring < taken ? 1 : ring === taken ? progress : 0);
  return (
    <svg className={styles.rings} viewBox="0 0 100 100" aria-hidden="true">
      {Array.from({ length: count }, (_, ring) => (
        <g key={ring}>
          <circle className={styles.empty} cx="50" cy="50" r={49 - 2 * ring} />
          <circle cx="50" cy="50" r={49 - 2 * ring} pathLength="1" strokeDasharray={`${filled(ring)} 1`} />
        </g>
      ))}
    </svg>
  );
}
