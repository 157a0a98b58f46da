const paths = {
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  document:
    'M3 6h18v12H3zM8 10a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 0 0 8 10M5.5 16c.3-1.5 1.2-2 2.5-2s2.2.5 2.5 2M14 10h4M14 13h4',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9 9l6 6M15 9l-6 6',
  face: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 10v.5M15 10v.5M9 14.5c1.8 1.6 4.2 1.6 6 0',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c2.6 2.6 3.6 5.6 3.6 9s-1 6.4-3.6 9c-2.6-2.6-3.6-5.6-3.6-9s1-6.4 3.6-9',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.5',
  mail: 'M3 6h18v12H3zM3.5 6.5L12 13l8.5-6.5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17v.5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" aria-hidden focusable="false">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
