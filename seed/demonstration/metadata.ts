import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { categorise, significantWords } from '#seed/taxonomy/categorise.ts'
import type { Story } from './stories.ts'

/** Where no word of a title belongs to a category. */
const ANY_CATEGORY = 'signs-and-symbols'
const PRICE_CENTS = 400

/** What the author of a story writes about its work. Some works of the team have a price. */
export async function metadataOf(
  payload: Payload,
  { drawing, author, isSwapped }: Story,
): Promise<SubmissionMetadata> {
  const { title, keywords, kind, style } = drawing
  return {
    title,
    description: null,
    keywords: [...keywords],
    kind,
    ...(await placeOf(payload, { title, keywords, style })),
    price_cents: author === 'team@motif.test' && isSwapped ? PRICE_CENTS : null,
    editorial_only: false,
    generative_ai: false,
  }
}

/** The category that the words belong to, and the style, by their ids. */
export async function placeOf(
  payload: Payload,
  { title, keywords, style }: Pick<Story['drawing'], 'title' | 'keywords' | 'style'>,
): Promise<Pick<SubmissionMetadata, 'category' | 'style'>> {
  const category = categorise(significantWords([title, ...keywords].join(' '))) ?? ANY_CATEGORY
  return {
    category: await idOf(payload, 'categories', category),
    style: await idOf(payload, 'styles', style),
  }
}

async function idOf(payload: Payload, table: 'categories' | 'styles', slug: string): Promise<number> {
  const [row] = await run<{ id: Column<'categories.id'> }>(
    payload,
    fragment`select id from ${fragment.identifier(table)} where slug = ${slug}`,
  )
  if (row === undefined) throw new Error(`the library has no ${slug} in its ${table}`)
  return row.id
}
