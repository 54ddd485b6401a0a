import { fragment, type PayloadRequest, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { FilePage } from '#domain/contract/page-file.ts'

const TERMS = ['tags', 'styles', 'categories', 'collections'] as const
const TABLES = {
  ...Object.fromEntries(TERMS.map((term) => [term, term])),
  items: 'items',
  pages: 'landing_pages',
}

/** The page without references to rows that this library does not have. Those of blocks may be missing. */
export async function keptReferences(req: PayloadRequest, page: FilePage): Promise<FilePage> {
  const selection = { ...page.selection }
  for (const term of TERMS) selection[term] = await existing(req, term, selection[term])
  const seo = { ...page.seo }
  const [picture] = await existing(req, 'items', [seo.picture])
  return {
    ...page,
    selection: { ...selection, price: selection.price ?? 'all' },
    heroItems: await existing(req, 'items', page.heroItems),
    related: await existing(req, 'pages', page.related),
    seo: { ...seo, picture: picture ?? null },
  }
}

async function existing(req: PayloadRequest, table: string, ids: unknown): Promise<number[]> {
  const asked = (Array.isArray(ids) ? ids : []).filter(
    (id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31,
  )
  const name = TABLES[table as keyof typeof TABLES]
  if (asked.length === 0 || name === undefined) return []
  const rows = await run<{ readonly id: Computed<number> }>(
    req,
    fragment`select t.id from ${fragment.raw(name)} t
      where t.id in (select jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb)::int)`,
  )
  const found = new Set(rows.map(({ id }) => id))
  return asked.filter((id) => found.has(id))
}
