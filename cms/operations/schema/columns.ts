import type { ColumnPath, StoredValue, TableName } from './column-paths.ts'
import type { NarrowedColumns } from './narrowed-columns.ts'
import type { Tables } from './tables.ts'

/** The values of a column; null included where the table allows it. Behind an outer join, add `| null`. */
export type Column<P extends ColumnPath> = P extends keyof NarrowedColumns
  ? NarrowedColumns[P] | Extract<StoredValue<P>, null>
  : StoredValue<P>

/** The values of a column in a query that leaves null out. */
export type Present<P extends ColumnPath> = NonNullable<Column<P>>

/** Columns of one table under their own names. */
export type Columns<T extends TableName, C extends keyof Tables[T] & string> = {
  readonly [K in C]: `${T}.${K}` extends infer P extends ColumnPath ? Column<P> : never
}

/**
 * The values of a column that the query converts, such as `bytes::float8`, or that the driver itself reads otherwise:
 * a time as `Date`. The column must exist; the type is asserted.
 */
export type Cast<_P extends ColumnPath, T> = T

/** The values of an expression that is not one column: a count, a coalesce, a JSON object. The type is asserted. */
export type Computed<T> = T
