import { type Payload, sql } from '#cms/operations/database.ts'

/**
 * Sets whether the originals of an item may be sent to visitors: those that a free, published item currently shows. A
 * file can belong to several items, and to revisions that are not shown any more.
 */
export async function refreshPlayable(payload: Payload, item: number): Promise<void> {
  await sql(payload)`
    update files set playable = may.play
      from (
        select f.id, exists (
          select from revisions r join items i on i.current_revision_id = r.id
           where r.file_id = f.id and i.free and i.visibility = 'published') as play
          from files f
         where f.id in (select file_id from revisions where item_id = ${item})) may
     where files.id = may.id and files.playable is distinct from may.play`
}
