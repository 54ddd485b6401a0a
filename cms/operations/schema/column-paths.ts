import type { Tables } from './tables.ts'

export type TableName = keyof Tables

/** The path of every column: `items.slug`. */
export type ColumnPath = { [T in TableName]: `${T}.${keyof Tables[T] & string}` }[TableName]

/** The values that PostgreSQL allows in a column. */
export type StoredValue<P extends ColumnPath> = P extends `${infer T extends TableName}.${infer C}`
  ? C extends keyof Tables[T]
    ? Tables[T][C]
    : never
  : never
