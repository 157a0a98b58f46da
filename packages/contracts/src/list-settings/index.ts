export {
  getListSettingsEndpoint,
  maxViewNameLength,
  maxViews,
  updateListSettingsEndpoint,
} from './list-settings.endpoint.ts';
export type { ListName, ListSettings, ListSettingsForm, SavedView } from './list-settings.endpoint.ts';
