import { Banner, Button } from '@suite/ui';
import type { StoredOverride } from '../stored-overrides.ts';
import styles from './override-panel.module.css';
import { t } from '../../languages/catalog.ts';

interface ProposedOverrideProps {
  proposed: StoredOverride;
  onUse: () => void;
  onRefuse: () => void;
}

/** The override would act with the user's session, so they must agree first. */
export function ProposedOverride({ proposed, onUse, onRefuse }: ProposedOverrideProps) {
  return (
    <Banner
      tone="warning"
      title={t('A link wants to show {remote} from {url}', { remote: proposed.remote, url: proposed.url })}
    >
      <p>
        {t('What is loaded from there can do all that you can. Use it only if you know who sent the link.')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onUse}>
          {t('Use it')}
        </Button>
        <Button size="small" onClick={onRefuse}>
          {t('Refuse it')}
        </Button>
      </div>
    </Banner>
  );
}
