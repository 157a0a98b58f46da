import type { HourOfLoads } from '@suite/descriptor';
import { currentLocale } from '@suite/i18n';
import styles from './releases.module.css';
import { rich, t, tn } from '../../languages/catalog.ts';

const [width, height, gap] = [10, 40, 3];

export function HourlyChart({ hours }: { hours: readonly HourOfLoads[] }) {
  const peak = Math.max(...hours.map(({ loads }) => loads));
  if (!(peak > 0)) return <p className={styles.nothing}>{t('No loads within the last 24 hours.')}</p>;
  return (
    <figure className={styles.figure}>
      <LoadBars hours={hours} peak={peak} />
      <figcaption className={styles.caption}>
        <span>{t('24 hours ago')}</span>
        <span>
          {rich('{loadsKey} loads {failuresKey} failures, {most}', {
            loadsKey: <i className={styles.loadsKey} aria-hidden />,
            failuresKey: <i className={styles.failuresKey} aria-hidden />,
            most: tn(peak, 'at most {count} load an hour', 'at most {count} loads an hour'),
          })}
        </span>
        <span>{t('now')}</span>
      </figcaption>
      <div className={styles.heard}>
        <LoadsTable hours={hours} />
      </div>
    </figure>
  );
}

function LoadBars({ hours, peak }: { hours: readonly HourOfLoads[]; peak: number }) {
  const tall = (count: number) => (count / peak) * height;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${hours.length * width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {hours.map(({ hour, loads, failures }, index) => (
        <g key={hour} transform={`translate(${index * width + gap / 2} 0)`}>
          <rect className={styles.loads} width={width - gap} y={height - tall(loads)} height={tall(loads)} />
          <rect
            className={styles.failures}
            width={width - gap}
            y={height - tall(failures)}
            height={tall(failures)}
          />
        </g>
      ))}
    </svg>
  );
}

function LoadsTable({ hours }: { hours: readonly HourOfLoads[] }) {
  const clock = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' });
  return (
    <table>
      <caption>{t('Loads by the hour; hours without one are left out')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('From')}</th>
          <th scope="col">{t('Loads')}</th>
          <th scope="col">{t('Failures')}</th>
        </tr>
      </thead>
      <tbody>
        {hours
          .filter(({ loads }) => loads > 0)
          .map(({ hour, loads, failures }) => (
            <tr key={hour}>
              <th scope="row">{clock.format(new Date(hour))}</th>
              <td>{loads}</td>
              <td>{failures}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
