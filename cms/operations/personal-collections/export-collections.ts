import { type Payload, sql } from '#cms/operations/database.ts'

/** A user's collections, for the export: assets by form and slug, in order. */
export async function exportCollections(payload: Payload, user: string): Promise<readonly object[]> {
  return sql(payload)`
    select c.name, c.description, c.is_favourites, c.share_key, c.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('form', e.form, 'slug', coalesce(i.slug, p.slug), 'added_at', e.added_at)
          order by e.position, e.form, e.asset_id)
        from personal_collection_entries e
        left join items i on i.id = e.item_id left join packs p on p.id = e.pack_id
        where e.collection_id = c.id), '[]') as entries
    from personal_collections c where c.user_id = ${user} order by c.is_favourites desc, c.position, c.id`
}
