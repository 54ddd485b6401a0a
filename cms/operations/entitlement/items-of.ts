import { fragment, type SQL } from '#cms/operations/database.ts'
import type { ZipForm } from '#domain/zips/assets.ts'

/** Whether an item `x` is one that a pack or bundle `i` offers now. */
export function isItemOf(form: ZipForm): SQL {
  const isIn =
    form === 'pack'
      ? fragment`x.pack_id = i.id`
      : fragment`x.pack_id in (select r.packs_id from bundles_rels r
          join packs p on p.id = r.packs_id and p.visibility = 'published'
          where r.parent_id = i.id and r.path = 'packs')`
  return fragment`${isIn} and x.visibility = 'published'`
}
