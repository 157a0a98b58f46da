import type { RecordLink } from '@suite/remote-kit';
import { Button, QueryContent } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import { getImportQuery } from '../../../queries/imports.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportList } from './import-list.tsx';
import { OpenImport } from './open-import.tsx';

/** The address names the open import, so that its progress is there after a reload. */
export function Imports({ link }: { link: RecordLink }) {
  return link.isOpen && link.id !== null ? (
    <ImportById key={link.id} id={link.id} onClose={link.close} />
  ) : (
    <>
      <ChooseFile onRead={link.open} />
      <ImportList onOpen={link.open} />
    </>
  );
}

function ImportById({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(getImportQuery(id));
  return (
    <>
      <div>
        <Button variant="link" onClick={onClose}>
          {t('Back to all imports')}
        </Button>
      </div>
      <QueryContent query={query} loadingText={t('Loading the import...')}>
        {(imported) => <OpenImport imported={imported} onClose={onClose} />}
      </QueryContent>
    </>
  );
}
