import type { Pool } from 'pg'
import type { Column } from '#cms/operations/schema/columns.ts'
import { isFormat, isOriginalFormat, type OriginalFormat } from '#domain/assets/formats.ts'

/** The location of a file's bytes, and their format. */
export interface StoredFile {
  readonly sha256: string
  readonly format: OriginalFormat
  /** Size of the file, not of the larger stored object that may contain it. */
  readonly bytes: number
  readonly storageKey: string
  /** Offset of the file in the stored object; null when the file is the whole object. */
  readonly storageOffset: number | null
  /** Whether every visitor may view the file itself: the original of a free, published asset. */
  readonly playable: boolean
}

interface Row {
  sha256: Column<'files.sha256'>
  format: Column<'files.format'>
  bytes: Column<'files.bytes'>
  storage_key: Column<'files.storage_key'>
  storage_offset: Column<'files.storage_offset'>
  playable: Column<'files.playable'>
}

const QUERY = {
  name: 'locate-file',
  text: 'SELECT sha256, format, bytes, storage_key, storage_offset, playable FROM files WHERE sha256 = $1',
}

/** Finds files in the table of the collection `files`. */
export function createLocate(database: Pool): (sha256: string) => Promise<StoredFile | null> {
  return async (sha256) => {
    const { rows } = await database.query<Row>({ ...QUERY, values: [sha256] })
    return rows[0] === undefined ? null : fileOfRow(rows[0])
  }
}

/** `pg` returns `numeric` columns as text; these hold integers. */
function fileOfRow(row: Row): StoredFile {
  if (!isFormat(row.format) || !isOriginalFormat(row.format))
    throw new Error(`file ${row.sha256} has the unknown format ${row.format}`)
  return {
    sha256: row.sha256,
    format: row.format,
    bytes: Number(row.bytes),
    storageKey: row.storage_key,
    storageOffset: row.storage_offset === null ? null : Number(row.storage_offset),
    playable: row.playable === true,
  }
}
