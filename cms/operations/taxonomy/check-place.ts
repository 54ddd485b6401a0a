import { fragment, type Transaction } from '#cms/operations/database.ts'
import { accept, type Result, refuseField } from '#domain/errors/catalogue.ts'

interface Place {
  readonly category: number | null
  readonly style: number | null
}

/**
 * Whether the category and the style that a contributor chose exist. Categories of the Unicons font are no choice: they
 * have no page of their own. Refuses with `not-found` at the field.
 */
export async function checkPlace(
  transaction: Transaction,
  { category, style }: Place,
): Promise<Result<null>> {
  const categories = await transaction(
    fragment`select 1 from categories where id = ${category} and tree = 'general'`,
  )
  if (category !== null && categories.length === 0) return refuseField('category', 'not-found')
  const styles = await transaction(fragment`select 1 from styles where id = ${style}`)
  if (style !== null && styles.length === 0) return refuseField('style', 'not-found')
  return accept(null)
}
