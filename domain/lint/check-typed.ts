import { type MetadataChange, metadataChanges } from './fix-metadata.ts'
import { readKeywords } from './keywords.ts'
import { lintMetadata } from './lint.ts'
import type { About } from './rules.ts'
import type { LintedMetadata, LintResult } from './work.ts'

/** The fields that are typed; the others are chosen, and checked when the form is saved. */
const TYPED: readonly About[] = ['title', 'keywords', 'price']

export interface TypedCheck {
  readonly results: readonly LintResult[]
  /** Safe fixes, which the author sees before they apply them. */
  readonly changes: readonly MetadataChange[]
}

/** The findings in what is typed into the metadata form, before it is saved: the rules of the server, in the browser. */
export function checkTyped(typed: LintedMetadata): TypedCheck {
  const metadata = { ...typed, keywords: readKeywords(typed.keywords) }
  return {
    results: lintMetadata(metadata).filter(({ about }) => TYPED.includes(about)),
    changes: metadataChanges(metadata),
  }
}
