import { fragment, type SQL } from '#cms/operations/database.ts'
import type { NEWSLETTER_RESOURCES } from '#domain/contract/console/newsletter-resources.ts'
import type { ConsoleTable } from './console-table.ts'

type Resources = typeof NEWSLETTER_RESOURCES

export const NEWSLETTER_TABLES: {
  readonly [R in keyof Resources]: ConsoleTable<Extract<keyof Resources[R]['fields'], string>>
} = {
  newsletters: {
    from: fragment`newsletters r left join newsletters_locales t on t._parent_id = r.id and t._locale = 'en'
      left join newsletter_issues i on i.newsletter_id = r.id left join users b on b.id = i.started_by`,
    columns: {
      id: fragment`r.id`,
      name: fragment`r.name`,
      subject: fragment`t.subject`,
      issue_state: fragment`coalesce(i.state, 'draft')`,
      recipients: deliveries(fragment`true`),
      delivered: deliveries(fragment`d.state = 'sent'`),
      bounced: deliveries(fragment`d.state = 'bounced'`),
      failed: deliveries(fragment`d.state in ('refused', 'uncertain', 'dropped')`),
      unsubscribed: deliveries(fragment`d.unsubscribed_at is not null`),
      clicks: fragment`(select coalesce(sum(l.clicks), 0)::int from newsletter_links l where l.issue_id = i.id)`,
      links: fragment`(select string_agg(l.clicks || ' × ' || l.address, E'\n' order by l.clicks desc, l.position)
        from newsletter_links l where l.issue_id = i.id and l.clicks > 0)`,
      started_by: fragment`b.email`,
      started_at: fragment`i.started_at`,
      finished_at: fragment`i.finished_at`,
      updated_at: fragment`r.updated_at`,
    },
  },
}

function deliveries(condition: SQL): SQL {
  return fragment`(select count(*)::int from newsletter_deliveries d where d.issue_id = i.id and ${condition})`
}
