import type { SQL } from '#cms/operations/database.ts'

/** The table that the rows of a resource are read from. */
export interface ConsoleTable<Field extends string = string> {
  readonly from: SQL
  /** A condition of all rows, regardless of the request. */
  readonly where?: SQL
  readonly columns: Readonly<Record<Field, SQL>>
  /** The account and the contributor that a row belongs to, where some readers see the rows of theirs alone. */
  readonly owner?: SQL
  readonly contributor?: SQL
}
