import type { ItemRecord } from '#domain/search/item-record.ts'
import type { Grade, Topic } from './judged-queries.ts'

/** The fields of an item that a judgement may name. */
export type GradedItem = Pick<ItemRecord, 'slug' | 'title' | 'kind' | 'style'>

/**
 * The grade of an item for a topic, from the most specific judgement: of the item, of its title with its style, of
 * its title with its kind, of its title. Null without a grade.
 *
 * @param item the record of the English index
 */
export function gradeOf({ grades }: Pick<Topic, 'grades'>, item: GradedItem): Grade | null {
  const { slug, title, kind, style } = item
  return (
    grades[`#${slug}`] ??
    grades[`${title} [${style}]`] ??
    grades[`${title} [${kind}]`] ??
    grades[title] ??
    null
  )
}
