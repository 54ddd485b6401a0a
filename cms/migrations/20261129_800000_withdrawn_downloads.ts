import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The purchase that opened a download, the earlier download whose licence it repeats, and the refunded or disputed payment
 * that withdrew its licence.
 */
const UP = [
  `alter table downloads add column grant_id integer references asset_grants (id),
    add column licensed_by integer references downloads (id),
    add column withdrawn_by uuid references payments (id)`,
  `create index downloads_grant_idx on downloads (grant_id) where grant_id is not null`,
  `create index downloads_licensed_idx on downloads (licensed_by) where licensed_by is not null`,
  `create index downloads_withdrawn_idx on downloads (withdrawn_by) where withdrawn_by is not null`,
  `update downloads d set grant_id = g.id,
      withdrawn_by = case when g.revoked_at is not null then
        (select p.id from payments p where p.order_id = g.order_id order by p.paid_at limit 1) end
    from asset_grants g, items i
    where i.id = d.item_id and i.price_amount is not null and d.subscription_id is null
      and d.created_at >= g.granted_at and (d.user_id = g.user_id or d.team_id = g.team_id)
      and case g.form
        when 'item' then g.asset_id = i.id
        when 'pack' then g.asset_id = i.pack_id
        else exists (select 1 from bundles_rels r
          where r.parent_id = g.asset_id and r.path = 'packs' and r.packs_id = i.pack_id) end`,
]

const DOWN = [`alter table downloads drop column withdrawn_by, drop column licensed_by, drop column grant_id`]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of UP) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of DOWN) await db.execute(sql.raw(statement))
}
