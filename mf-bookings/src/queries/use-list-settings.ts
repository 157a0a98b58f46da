import { getListSettingsEndpoint, updateListSettingsEndpoint } from '@suite/contracts/list-settings';
import { createListSettings } from '@suite/remote-kit/queries';

export const useListSettings = createListSettings({
  get: getListSettingsEndpoint,
  update: updateListSettingsEndpoint,
});
