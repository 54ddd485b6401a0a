import { openStore } from '../store/open-store.ts'
import { TEST_SCHEMA } from './arbitrary.ts'

/**
 * A process for tests to kill: writes portions of records into the given folder, sometimes closes and reopens
 * the store, and prints the number of written portions after each.
 */

const [folder = '', already = '0', portion = '1'] = process.argv.slice(2)
let store = await openStore(folder, TEST_SCHEMA)
for (let written = Number(already); ; written++) {
  store.write(
    Array.from({ length: Number(portion) }, (_, at) => ({
      type: 'put',
      record: { objectID: `${written}-${at}`, title: `icon ${written}`, kind: 'x' },
    })),
  )
  if (written > 0) store.write([{ type: 'delete', objectID: `${written - 1}-0` }])
  process.stdout.write(`${written + 1}\n`)
  await new Promise((resolve) => setImmediate(resolve))
  if (written % 7 === 6) {
    store.close()
    store = await openStore(folder, TEST_SCHEMA)
  }
}
