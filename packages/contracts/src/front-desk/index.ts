export {
  changeStayEndpoint,
  changeStaysEndpoint,
  stayActions,
  type ChangeStayPayload,
  type ChangeStaysPayload,
  type StayAction,
} from './stays.endpoint.ts';
