import { diffArrays } from 'diff'
import type { ChangedParagraph } from '#domain/contract/licence-difference.ts'

/**
 * The difference of two licence texts by paragraphs, which empty lines separate; null where they say the same. Line breaks
 * and spaces within a paragraph do not count.
 */
export function compareTexts(before: string, after: string): readonly ChangedParagraph[] | null {
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after))
  if (parts.every(({ added, removed }) => !added && !removed)) return null
  return parts.flatMap(({ added, removed, value }) =>
    value.map((text) => ({ change: added ? 'added' : removed ? 'removed' : 'kept', text }) as const),
  )
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
}
