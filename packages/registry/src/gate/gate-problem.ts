/** The machine-readable kind of a refusal. */
export type GateCode =
  | 'release-file'
  | 'descriptor'
  | 'file-list'
  | 'file-missing'
  | 'file-unlisted'
  | 'file-hash'
  | 'file-kind'
  | 'federation-manifest'
  | 'entry-kind'
  | 'entry-exports'
  | 'script-import'
  | 'script-eval'
  | 'style-import'
  | 'shared-unknown'
  | 'shared-range'
  | 'shared-carried'
  | 'expose-removed'
  | 'expose-missing'
  | 'name-reserved'
  | 'route-reserved'
  | 'route-clash'
  | 'part-clash'
  | 'slot-clash'
  | 'slot-missing'
  | 'slot-removed'
  | 'event-missing'
  | 'event-removed'
  | 'menu-id-clash'
  | 'menu-label-clash'
  | 'menu-group-clash'
  | 'title-clash'
  | 'label-clash'
  | 'label-reserved'
  | 'contact-placeholder'
  | 'public-not-accepted'
  | 'permission-unknown'
  | 'permission-not-accepted'
  | 'api-unknown'
  | 'api-version'
  | 'service-unmapped'
  | 'service-not-accepted'
  | 'service-unhealthy'
  | 'budget-entry'
  | 'budget-first-visit'
  | 'budget-page'
  | 'budget-total';

/** One reason why a release may not go live, or a warning about it, and in the same sentence what to do. */
export interface GateProblem {
  code: GateCode;
  message: string;
  /** Where in `release.json` it is, or the path of a file. */
  field: string;
}
