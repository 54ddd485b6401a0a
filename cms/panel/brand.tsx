import type { Payload } from '#cms/operations/database.ts'
import { readSiteName } from '#cms/operations/site/read-sender.ts'
import { Icon } from './arches.tsx'

/** The mark and the name of the site, for the log-in page. */
export async function Logo({ payload }: { readonly payload: Payload }) {
  return (
    <span className="motif-logo">
      <Icon />
      {await readSiteName(payload)}
    </span>
  )
}
