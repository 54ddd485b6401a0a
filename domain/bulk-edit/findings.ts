import type { SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { lintMetadata } from '#domain/lint/lint.ts'
import type { LintResult } from '#domain/lint/work.ts'
import { METADATA_COLUMN_CODES, METADATA_COLUMNS, type MetadataColumn } from './cells.ts'

/** The findings of the linter in one row, by column: the rules that decide when the row is submitted. */
export function findingsByColumn(
  metadata: SubmissionMetadata,
): Readonly<Partial<Record<MetadataColumn, readonly LintResult[]>>> {
  const results = lintMetadata({
    kind: metadata.kind,
    form: 'item',
    title: metadata.title,
    keywords: metadata.keywords,
    hasCategory: metadata.category !== null,
    generativeAi: metadata.generative_ai,
    priceCents: metadata.price_cents,
  })
  const found = METADATA_COLUMN_CODES.map((column) => {
    const { about }: { readonly about: string | null } = METADATA_COLUMNS[column]
    return [column, results.filter((result) => result.about === about)] as const
  })
  return Object.fromEntries(found.filter(([, ofColumn]) => ofColumn.length > 0))
}
