import { KIND_CODES } from '#domain/assets/kinds.ts'
import { VISIBILITY_CODES } from '#domain/assets/visibility.ts'
import { CLAIM_METHOD_CODES, CLAIM_STATES } from '#domain/contributors/claim.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { Resource } from '#domain/permissions/permissions.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_STATES } from '#domain/reports/report.ts'
import { SUBMISSION_STATE_CODES } from '#domain/review/states.ts'
import { TAKEDOWN_OUTCOMES, TAKEDOWN_STATE_CODES } from '#domain/takedown/states.ts'
import { BILLING_RESOURCES } from './billing-resources.ts'
import { CASHOUT_RESOURCES } from './cashout-resources.ts'
import { DESK_RESOURCES } from './desk-resources.ts'
import { DISPUTE_RESOURCES } from './dispute-resources.ts'
import { LEDGER_RESOURCES } from './ledger-resources.ts'
import { NEWSLETTER_RESOURCES } from './newsletter-resources.ts'
import { PAYEE_RESOURCES } from './payee-resources.ts'
import { ROYALTY_RESOURCES } from './royalty-resources.ts'
import { WORK_REQUEST_RESOURCES } from './work-request-resources.ts'

/**
 * What a field holds, and with it the filters it takes:
 * `number` equal, `_gte`, `_lte`; `text` contained, whatever its case; `code` one value or several of a list; `codes`
 * holds one of several; `flag` true or false; `moment` `_gte`, `_lte`; `json` and `picture` (what `previewUrl` takes) none;
 * `uuid` equal; `money` (a decimal number of major units, in the row's `currency`) `_gte`, `_lte`; `country` (ISO 3166-1
 * alpha-2) equal; `basis-points` (hundredths of a percent) none.
 */
export type FieldKind =
  | 'number'
  | 'text'
  | 'code'
  | 'codes'
  | 'flag'
  | 'moment'
  | 'json'
  | 'picture'
  | 'uuid'
  | 'money'
  | 'country'
  | 'basis-points'

export interface FieldRow {
  readonly kind: FieldKind
  /** Lists may be sorted by it: only where the database has an index, or the table stays small. */
  readonly sorts?: true
  /** Every value, where there are only some. */
  readonly values?: readonly string[]
  /** The resource whose row the value names. */
  readonly refers?: string
}

export interface ResourceRow {
  /** Its readers: those of a collection, or the holders of a command. */
  readonly readers: { readonly collection: Resource } | { readonly command: Command }
  readonly fields: Readonly<Record<string, FieldRow>> & { readonly id: FieldRow }
  /** The fields that the filter `q` looks for words in. */
  readonly searched: readonly string[]
  readonly sortedBy: { readonly field: string; readonly order: 'ASC' | 'DESC' }
}

const ID = { kind: 'number', sorts: true } as const
const VISIBILITY = { kind: 'code', values: VISIBILITY_CODES } as const
const KIND = { kind: 'code', values: KIND_CODES } as const
const SORTED_MOMENT = { kind: 'moment', sorts: true } as const
const SORTED_NUMBER = { kind: 'number', sorts: true } as const
/** Played by the seed for the desks; nothing of it is on the site. */
const IS_DEMONSTRATION = { is_demonstration: { kind: 'flag' } } as const

const ASSET = {
  id: ID,
  title: { kind: 'text' },
  slug: { kind: 'text' },
  visibility: VISIBILITY,
  free: { kind: 'flag' },
  featured: { kind: 'flag' },
  contributor: { kind: 'number' },
  contributor_name: { kind: 'text' },
  downloads: SORTED_NUMBER,
  published_at: SORTED_MOMENT,
  updated_at: SORTED_MOMENT,
} as const

const USER = {
  id: { kind: 'text' },
  email: { kind: 'text', sorts: true },
  name: { kind: 'text', sorts: true },
  username: { kind: 'text' },
  verified: { kind: 'flag' },
  is_contributor: { kind: 'flag' },
  created_at: SORTED_MOMENT,
  login_at: SORTED_MOMENT,
} as const

/** The resources of the console: `GET /api/console/<name>`. The server reads and the console shows these fields only. */
export const CONSOLE_RESOURCES = {
  items: {
    readers: { collection: 'items' },
    fields: { ...ASSET, kind: KIND, ...IS_DEMONSTRATION },
    searched: ['title', 'slug'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  packs: {
    readers: { collection: 'packs' },
    fields: { ...ASSET, kind: KIND, item_count: SORTED_NUMBER, ...IS_DEMONSTRATION },
    searched: ['title', 'slug'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  bundles: {
    readers: { collection: 'bundles' },
    fields: ASSET,
    searched: ['title', 'slug'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  contributors: {
    readers: { collection: 'contributors' },
    fields: {
      id: ID,
      name: { kind: 'text', sorts: true },
      username: { kind: 'text', sorts: true },
      type: { kind: 'code', values: ['person', 'team'] },
      claimed: { kind: 'flag' },
      open_to_work: { kind: 'flag' },
      item_count: SORTED_NUMBER,
      pack_count: SORTED_NUMBER,
      followers: SORTED_NUMBER,
      created_at: SORTED_MOMENT,
    },
    searched: ['name', 'username'],
    sortedBy: { field: 'item_count', order: 'DESC' },
  },
  submissions: {
    readers: { command: 'submission.read' },
    fields: {
      id: ID,
      preview: { kind: 'picture' },
      title: { kind: 'text' },
      kind: KIND,
      state: { kind: 'code', values: SUBMISSION_STATE_CODES },
      contributor: { kind: 'number' },
      contributor_name: { kind: 'text' },
      submitted_at: SORTED_MOMENT,
      decided_at: { kind: 'moment' },
      publish_at: { kind: 'moment' },
      updated_at: SORTED_MOMENT,
      item: { kind: 'number' },
      /** Its author can send a new version of the live work. */
      is_revisable: { kind: 'flag' },
      ...IS_DEMONSTRATION,
    },
    searched: ['title', 'contributor_name'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  'pack-submissions': {
    readers: { command: 'submission.read' },
    fields: {
      id: ID,
      preview: { kind: 'picture' },
      title: { kind: 'text' },
      kind: KIND,
      state: { kind: 'code', values: SUBMISSION_STATE_CODES },
      contributor: { kind: 'number' },
      contributor_name: { kind: 'text' },
      item_count: { kind: 'number' },
      submitted_at: SORTED_MOMENT,
      decided_at: { kind: 'moment' },
      updated_at: SORTED_MOMENT,
      ...IS_DEMONSTRATION,
    },
    searched: ['title', 'contributor_name'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  takedowns: {
    readers: { command: 'takedown.read' },
    fields: {
      id: ID,
      claimant: { kind: 'text' },
      case_state: { kind: 'code', values: TAKEDOWN_STATE_CODES },
      outcome: { kind: 'code', values: TAKEDOWN_OUTCOMES },
      works: { kind: 'number' },
      contributor: { kind: 'number' },
      contributor_name: { kind: 'text' },
      confirmed_at: SORTED_MOMENT,
      hear_until: { kind: 'moment' },
      counter_until: { kind: 'moment' },
      decided_at: { kind: 'moment' },
      updated_at: SORTED_MOMENT,
      ...IS_DEMONSTRATION,
    },
    searched: ['claimant', 'contributor_name'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  reports: {
    readers: { command: 'report.read' },
    fields: {
      id: ID,
      title: { kind: 'text' },
      item: { kind: 'number' },
      report_reason: { kind: 'code', values: REPORT_REASONS },
      words: { kind: 'text' },
      report_state: { kind: 'code', values: REPORT_STATES },
      report_outcome: { kind: 'code', values: REPORT_OUTCOMES },
      email: { kind: 'text' },
      created_at: SORTED_MOMENT,
      decided_at: { kind: 'moment' },
      decided_by: { kind: 'text' },
      ...IS_DEMONSTRATION,
    },
    searched: ['title', 'words', 'email'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  'profile-claims': {
    readers: { command: 'profile-claim.decide' },
    fields: {
      id: ID,
      contributor_name: { kind: 'text' },
      username: { kind: 'text' },
      website: { kind: 'text' },
      claimant_email: { kind: 'text' },
      method: { kind: 'code', values: CLAIM_METHOD_CODES },
      target: { kind: 'text' },
      state: { kind: 'code', values: CLAIM_STATES },
      proof: { kind: 'text' },
      proved_at: { kind: 'moment' },
      reason: { kind: 'text' },
      created_at: SORTED_MOMENT,
      decided_at: { kind: 'moment' },
    },
    searched: ['contributor_name', 'username', 'claimant_email', 'target'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  users: {
    readers: { collection: 'users' },
    fields: USER,
    searched: ['email', 'name', 'username'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
  staff: {
    readers: { collection: 'users' },
    fields: { ...USER, roles: { kind: 'codes', values: STAFF_ROLES } },
    searched: ['email', 'name', 'username'],
    sortedBy: { field: 'email', order: 'ASC' },
  },
  'role-requests': {
    readers: { command: 'role-request.decide' },
    fields: {
      id: ID,
      email: { kind: 'text' },
      requested_by: { kind: 'text' },
      requested_at: SORTED_MOMENT,
      reason: { kind: 'text' },
      outcome: { kind: 'code', values: ['waiting', 'confirmed', 'refused', 'expired'] },
      decided_by: { kind: 'text' },
      decided_at: { kind: 'moment' },
    },
    searched: ['email', 'requested_by', 'reason'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
  ...BILLING_RESOURCES,
  ...CASHOUT_RESOURCES,
  ...DESK_RESOURCES,
  ...DISPUTE_RESOURCES,
  ...LEDGER_RESOURCES,
  ...NEWSLETTER_RESOURCES,
  ...ROYALTY_RESOURCES,
  ...PAYEE_RESOURCES,
  ...WORK_REQUEST_RESOURCES,
  'audit-log': {
    readers: { command: 'audit-log.read' },
    fields: {
      id: ID,
      at: SORTED_MOMENT,
      actor: { kind: 'text' },
      actor_email: { kind: 'text' },
      command: { kind: 'text' },
      resource: { kind: 'text' },
      record: { kind: 'text' },
      reason: { kind: 'text' },
      before: { kind: 'json' },
      after: { kind: 'json' },
      ...IS_DEMONSTRATION,
    },
    searched: ['actor_email', 'command', 'record', 'reason'],
    sortedBy: { field: 'id', order: 'DESC' },
  },
} as const satisfies Record<string, ResourceRow>

export type ConsoleResource = keyof typeof CONSOLE_RESOURCES
export const CONSOLE_RESOURCE_CODES = Object.keys(CONSOLE_RESOURCES) as readonly ConsoleResource[]
export type ConsoleField<R extends ConsoleResource> = Extract<
  keyof (typeof CONSOLE_RESOURCES)[R]['fields'],
  string
>

export function isConsoleResource(name: string): name is ConsoleResource {
  return Object.hasOwn(CONSOLE_RESOURCES, name)
}
