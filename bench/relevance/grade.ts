import type { ItemRecord } from '#domain/search/item-record.ts'
import type { Grade, Topic } from './judged-queries.ts'

/** What decides how well an item answers a topic. */
export type GradedItem = Pick<ItemRecord, 'slug' | 'title' | 'kind' | 'style'>

/**
 * The grade of an item under a topic, by the most particular judgement there is: of the item itself, of its title in
 * its style, of its title in its kind, of its title. Null where it has no grade.
 *
 * @param item  as the English index has it
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
