import { fragment } from '#cms/operations/database.ts'
import type { ROYALTY_RESOURCES } from '#domain/contract/console/royalty-resources.ts'
import type { ConsoleTable } from './console-table.ts'

type Resources = typeof ROYALTY_RESOURCES

export const ROYALTY_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  'royalty-rules': {
    from: fragment`royalty_rules r`,
    columns: {
      id: fragment`r.id`,
      version: fragment`r.version`,
      rule_state: fragment`case when r.in_force_from is null then 'draft' when r.in_force_from > now() then 'announced'
        when r.id = royalty_rule_at(now()::timestamptz(3)) then 'in-force' else 'past' end`,
      pool_share: fragment`(r.pool_share / 100.0)::float8`,
      sale_share: fragment`(r.sale_share / 100.0)::float8`,
      api_share: fragment`(r.api_share / 100.0)::float8`,
      note: fragment`r.note`,
      in_force_from: fragment`r.in_force_from`,
      published_at: fragment`r.published_at`,
      created_at: fragment`r.created_at`,
    },
  },
  'royalty-closes': {
    from: fragment`royalty_closes c`,
    columns: {
      id: fragment`c.id`,
      month: fragment`to_char(c.month, 'YYYY-MM')`,
      close_state: fragment`c.state`,
      priced_payments: fragment`c.priced_payments`,
      payments: fragment`c.payments`,
      pools: fragment`c.pools`,
      unused_pools: fragment`c.unused_pools`,
      lines: fragment`c.lines`,
      posted_earnings: fragment`c.posted_earnings`,
      earnings: fragment`c.earnings`,
      started_at: fragment`c.started_at`,
      closed_at: fragment`c.closed_at`,
    },
  },
}
