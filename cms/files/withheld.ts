import type { Pool } from 'pg'
import type { Column } from '#cms/operations/schema/columns.ts'

const QUERY = { name: 'withheld-files', text: 'SELECT sha256 FROM files WHERE withheld' }

/** Changes reach every process within this time (architecture, "Caches and processes"). */
const LIFE_MS = 2_000

/**
 * Whether a file is withheld because its work is suspended or was removed. The list is short and read again after two
 * seconds, so that the many requests for previews cost no query each. While the database does not answer, the last list
 * holds.
 */
export function createWithheld(
  database: Pick<Pool, 'query'>,
  now: () => number = () => performance.now(),
): (sha256: string) => Promise<boolean> {
  let known: ReadonlySet<string> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<ReadonlySet<string>> | null = null

  async function read(): Promise<ReadonlySet<string>> {
    try {
      const { rows } = await database.query<{ sha256: Column<'files.sha256'> }>(QUERY)
      known = new Set(rows.map(({ sha256 }) => sha256))
    } catch (error) {
      if (known === null) throw error
      console.error('withheld files:', error)
    } finally {
      reading = null
    }
    readAt = now()
    return known
  }

  return async (sha256) => {
    if (known !== null && now() - readAt < LIFE_MS) return known.has(sha256)
    reading ??= read()
    return (await reading).has(sha256)
  }
}
