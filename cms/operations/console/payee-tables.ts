import { fragment } from '#cms/operations/database.ts'
import type { PAYEE_RESOURCES } from '#domain/contract/console/payee-resources.ts'
import type { ConsoleTable } from './console-table.ts'

type Resources = typeof PAYEE_RESOURCES

export const PAYEE_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  payees: {
    from: fragment`payees r join users u on u.id = r.user_id
      left join lateral (select kind, country, state from payee_identities
        where payee_id = r.id and state <> 'replaced' order by version desc limit 1) i on true
      left join lateral (select kind, state, withheld_basis_points, valid_until from tax_forms
        where payee_id = r.id and state <> 'replaced' order by version desc limit 1) f on true
      left join lateral (select kind, masked, usable_from from payout_methods
        where payee_id = r.id order by version desc limit 1) m on true`,
    columns: {
      id: fragment`r.id`,
      payee_email: fragment`u.email`,
      contributor_name: fragment`(select string_agg(c.name, ', ' order by c.id) from contributors c where c.owner_id = r.user_id)`,
      payee_kind: fragment`i.kind`,
      payee_country: fragment`i.country::text`,
      identity_state: fragment`i.state`,
      tax_form: fragment`f.kind`,
      tax_form_state: fragment`f.state`,
      withheld_basis_points: fragment`f.withheld_basis_points`,
      tax_form_until: fragment`f.valid_until`,
      payout_method: fragment`m.kind`,
      method_masked: fragment`m.masked`,
      method_usable_from: fragment`m.usable_from`,
      created_at: fragment`r.created_at`,
    },
  },
}
