import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Additions for frequent reads, beside Payload's tables: one number sequence for all forms of asset, a full-text
 * index over published items and packs, and precomputed counts, which the worker refreshes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create sequence asset_numbers`)
  await db.execute(sql`
    create index items_words_idx on items using gin (to_tsvector('simple', search_text)) where visibility = 'published'`)
  await db.execute(sql`
    create index packs_words_idx on packs using gin (to_tsvector('simple', search_text)) where visibility = 'published'`)
  await db.execute(sql`
    create materialized view catalogue_counts as
      select 'item' as form, kind::text as kind, free, featured, style_id, count(*)::int as count
        from items where visibility = 'published' group by kind, free, featured, style_id
      union all
      select 'pack', kind::text, free, featured, style_id, count(*)::int
        from packs where visibility = 'published' group by kind, free, featured, style_id`)
  await db.execute(sql`
    create unique index catalogue_counts_key on catalogue_counts (form, kind, free, featured, style_id) nulls not distinct`)
  await db.execute(sql`
    create index outbox_waiting_idx on outbox (id) where done_at is null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index outbox_waiting_idx`)
  await db.execute(sql`drop materialized view catalogue_counts`)
  await db.execute(sql`drop index packs_words_idx`)
  await db.execute(sql`drop index items_words_idx`)
  await db.execute(sql`drop sequence asset_numbers`)
}
