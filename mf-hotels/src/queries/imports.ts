import { callEndpoint, fetchFile } from '@suite/api-client';
import {
  cancelImportEndpoint,
  checkImportEndpoint,
  exportRefusedRowsEndpoint,
  getImportEndpoint,
  getImportTemplateEndpoint,
  listImportsEndpoint,
  runningImportStates,
  startImportEndpoint,
  undoImportEndpoint,
  uploadImportEndpoint,
  type Import,
  type ImportSummary,
} from '@suite/contracts/integrations';
import { currentLanguage } from '@suite/i18n';
import { endpointQuery, useApiMutation, withId, withIdAndBody } from '@suite/remote-kit/queries';
import type { QueryClient } from '@tanstack/react-query';

const progressMs = 1_000;

const isRunning = ({ state }: ImportSummary) => runningImportStates.includes(state);

export const listImportsQuery = {
  ...endpointQuery(listImportsEndpoint, {}, ({ imports }) => imports),
  refetchInterval: ({ state }: { state: { data: ImportSummary[] | undefined } }) =>
    state.data?.some(isRunning) ? progressMs : false,
};

const importQuery = (id: number) => endpointQuery(getImportEndpoint, { params: { id } });

/** Reads the progress until the import has stopped. */
export const getImportQuery = (id: number) => ({
  ...importQuery(id),
  refetchInterval: ({ state }: { state: { data: Import | undefined } }) =>
    state.data && isRunning(state.data) ? progressMs : false,
});

const reload = (queries: QueryClient) => queries.invalidateQueries({ queryKey: listImportsQuery.queryKey });

const showImport = (queries: QueryClient) => ({
  onSuccess({ result }: { result: Import }) {
    queries.setQueryData(importQuery(result.id).queryKey, result);
    return reload(queries);
  },
});

/** Another person may have gone on with the import. */
const showChangedImport = (queries: QueryClient) => ({
  ...showImport(queries),
  onError: () => queries.invalidateQueries({ queryKey: [getImportEndpoint.name] }),
});

export const useUploadImport = () =>
  useApiMutation(
    (file: File) => callEndpoint(uploadImportEndpoint, { body: { file_name: file.name }, files: { file } }),
    showImport,
  );

export const useCheckImport = () => useApiMutation(withIdAndBody(checkImportEndpoint), showChangedImport);

export const useStartImport = () => useApiMutation(withId(startImportEndpoint), showChangedImport);

export const useCancelImport = () => useApiMutation(withId(cancelImportEndpoint), showChangedImport);

export const useUndoImport = () => useApiMutation(withId(undoImportEndpoint), showChangedImport);

export const useDownloadTemplate = () =>
  useApiMutation(() => fetchFile(getImportTemplateEndpoint, { query: { language: currentLanguage() } }));

export const useDownloadRefused = () =>
  useApiMutation((id: number) =>
    fetchFile(exportRefusedRowsEndpoint, { params: { id }, query: { language: currentLanguage() } }),
  );
