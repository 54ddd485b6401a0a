import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { PackWorkRow } from '#cms/operations/packs/pack-works.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { lintMetadata } from '#domain/lint/lint.ts'
import type { LintResult } from '#domain/lint/work.ts'

interface Row extends Record<string, unknown> {
  readonly kind: Column<'packs.kind'>
  readonly title: Computed<string>
  readonly keywords: Column<'pack_submissions.keywords'>
  readonly has_category: Computed<boolean>
  readonly price_cents: Column<'packs.price_amount'>
}

/** The lint results of a pack's details. Its works have theirs, and declare the use of generative AI. */
export async function readPackLint(
  transaction: Transaction,
  pack: number,
  works: readonly PackWorkRow[],
): Promise<readonly LintResult[]> {
  const [row] = await transaction<Row>(fragment`
    select p.kind::text, coalesce(t.title, '') as title, s.keywords, p.category_id is not null as has_category,
      p.price_amount as price_cents
    from pack_submissions s join packs p on p.id = s.pack_id
    left join packs_locales t on t._parent_id = p.id and t._locale = 'en' where s.pack_id = ${pack}`)
  if (row === undefined) throw new Error(`there is no contributor's pack ${pack}`)
  return lintMetadata({
    kind: row.kind,
    form: 'pack',
    title: row.title,
    keywords: row.keywords,
    hasCategory: row.has_category,
    generativeAi: works.some(({ generativeAi }) => generativeAi === true),
    priceCents: row.price_cents === null ? null : Number(row.price_cents),
  })
}
