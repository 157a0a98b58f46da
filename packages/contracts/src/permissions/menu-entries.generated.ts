// Generated from the remote.json of each remote: npm run generate -w @suite/lint-rules
export const menuEntries = [
  {"label":"Dashboard","anyOf":[]},
  {"label":"Needs attention","anyOf":["hotel_checkins_manage","manage_hotel","approve_hotels","manage_releases"]},
  {"label":"All Bookings","anyOf":[]},
  {"label":"Calendar","anyOf":[]},
  {"label":"User Management","anyOf":["create_staff","update_permissions"]},
  {"label":"Role Management","anyOf":["manage_hotel","create_staff"]},
  {"label":"Hotel Management","anyOf":["approve_hotels"]},
  {"label":"Audit Log","anyOf":["manage_hotel"]},
  {"label":"Account","anyOf":[]},
  {"label":"Hotel profile","anyOf":["manage_hotel"]},
  {"label":"Platform Accounts","anyOf":["manage_users"]},
  {"label":"Integrations","anyOf":["manage_hotel"]},
  {"label":"Single Sign-On","anyOf":["manage_hotel","manage_users"]},
];
