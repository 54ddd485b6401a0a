import { editSubmissionSchema, type SubmissionMetadata } from '#domain/contract/console/submissions.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import {
  type CellChoices,
  METADATA_COLUMN_CODES,
  type MetadataColumn,
  type ReadCells,
  readCells,
} from './cells.ts'

/**
 * Reads changed cells of one row over what it has, and checks them against the limits of the form: what has no error is
 * refused by the server only for what it alone knows.
 */
export function readRow(
  before: SubmissionMetadata,
  texts: Readonly<Partial<Record<MetadataColumn, string>>>,
  choices: CellChoices,
): ReadCells {
  const read = readCells(before, texts, choices)
  const checked = editSubmissionSchema.safeParse({ ...metadataOf(read.metadata), expected: 1 })
  if (checked.success) return read
  const faults = checked.error.issues.flatMap(({ path: [field], message }) =>
    isColumn(field) ? [[field, isErrorCode(message) ? message : 'bad-request'] as const] : [],
  )
  return { ...read, errors: { ...Object.fromEntries(faults), ...read.errors } }
}

/** The metadata alone, of a value that has more. */
export function metadataOf({
  title,
  description,
  keywords,
  kind,
  category,
  style,
  price_cents,
  editorial_only,
  generative_ai,
}: SubmissionMetadata): SubmissionMetadata {
  return { title, description, keywords, kind, category, style, price_cents, editorial_only, generative_ai }
}

function isColumn(field: PropertyKey | undefined): field is MetadataColumn {
  return METADATA_COLUMN_CODES.some((column) => column === field)
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text)
}
