export { getListSettingsEndpoint } from './get-list-settings.endpoint.ts';
export {
  maxViewNameLength,
  maxViews,
  type ListName,
  type ListSettings,
  type ListSettingsForm,
  type SavedView,
} from './list-settings.schema.ts';
export { updateListSettingsEndpoint } from './update-list-settings.endpoint.ts';
