import { setImmediate } from 'node:timers/promises'
import type { SQL, Transaction } from '#cms/operations/database.ts'

/**
 * Runs one statement after the other, and works while the database does: it makes the next one, if `statements` is a
 * generator, and handles the rows of the one before. In turns, each of the two would wait for the other.
 *
 * @param handle takes the rows of a statement and its place, and waits for nothing
 */
export async function overlapped<R extends Record<string, unknown>>(
  transaction: Transaction,
  statements: Iterable<SQL>,
  handle: (rows: readonly R[], place: number) => void = () => {},
): Promise<void> {
  let [pending, place]: [Promise<readonly R[]> | null, number] = [null, -1]
  for (const statement of statements) {
    const before: readonly R[] | null = await pending
    pending = transaction<R>(statement)
    // An error is thrown where it is awaited; it may happen before.
    pending.catch(() => {})
    // What was sent has left this process after that.
    await setImmediate()
    if (before !== null) handle(before, place)
    place += 1
  }
  const last = await pending
  if (last !== null) handle(last, place)
}
