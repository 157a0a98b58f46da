import { pageCatalog, type PageKey } from '../../languages/page/page-catalog.ts';
import { stepNames, type StepName } from '../../domain/wizard/wizard.ts';
import { classNames } from '@suite/ui/headless';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useWords } from '../language/use-words.ts';
import styles from './stepper.module.css';

const stepLabels: Record<StepName, PageKey> = {
  details: 'stepDetails',
  consent: 'stepConsent',
  selfie: 'stepSelfie',
  document: 'stepDocument',
  complete: 'stepComplete',
};

interface StepperProps {
  current: StepName;
  isDone: boolean;
}

export function Stepper({ current, isDone }: StepperProps) {
  const { say } = useWords(pageCatalog);
  const reached = isDone ? stepNames.length : stepNames.indexOf(current);
  return (
    <nav className={styles.way} aria-label={say('steps')}>
      <ol className={styles.steps}>
        {stepNames.map((name, index) => (
          <li
            key={name}
            className={classNames(
              styles.step,
              index < reached && styles.done,
              index === reached && styles.current,
            )}
            {...(index === reached && { 'aria-current': 'step' })}
          >
            <span className={styles.mark} aria-hidden>
              {index < reached ? <Icon name="check" /> : index + 1}
            </span>
            <span className={styles.label}>{say(stepLabels[name])}</span>
            {index < reached ? <VisuallyHidden>{`, ${say('stepDone')}`}</VisuallyHidden> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
