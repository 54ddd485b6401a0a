import { type Draft, type DraftField, differingFields } from '../submissions/draft.ts'

/** The details that an update of a live work may change. */
const OF_UPDATES: readonly DraftField[] = ['title', 'description', 'keywords', 'category', 'style']

/** Those of them that are not the same. */
export function differingDetails(before: Draft, after: Draft): readonly DraftField[] {
  return differingFields(before, after).filter((field) => OF_UPDATES.includes(field))
}
