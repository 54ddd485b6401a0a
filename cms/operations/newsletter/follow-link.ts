import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** Where a link of an issue leads. `counts` adds one to its clicks; who clicked is not recorded. */
export async function followLink(
  payload: Payload,
  { link, counts }: { readonly link: string; readonly counts: boolean },
): Promise<Result<string>> {
  if (!UUID.test(link)) return refuse('newsletter-link-ended')
  const [row] = await run<{ address: Column<'newsletter_links.address'> }>(
    payload,
    counts
      ? fragment`update newsletter_links set clicks = clicks + 1 where id = ${link}::uuid returning address`
      : fragment`select address from newsletter_links where id = ${link}::uuid`,
  )
  return row === undefined ? refuse('newsletter-link-ended') : accept(row.address)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
