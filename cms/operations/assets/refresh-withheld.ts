import { fragment, type Transaction } from '#cms/operations/database.ts'
import { WITHHELD } from '#domain/assets/visibility.ts'

/**
 * Sets whether the files of an item are withheld from everyone: those of a suspended or removed item, unless another
 * item offers the same file to the public.
 */
export async function refreshWithheld(transaction: Transaction, item: number): Promise<void> {
  await transaction(fragment`
    update files set withheld = wanted.withheld
      from (
        select f.id,
            coalesce(bool_or(i.visibility::text in ${[...WITHHELD]}), false)
              and not coalesce(bool_or(i.visibility in ('published', 'resting')), false) as withheld
          from files f
          join revisions r on r.file_id = f.id join items i on i.id = r.item_id
         where f.id in (select file_id from revisions where item_id = ${item})
         group by f.id) wanted
     where files.id = wanted.id and files.withheld <> wanted.withheld`)
}
