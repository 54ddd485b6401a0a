import type pg from 'pg'
import { createAccounts, missingAccounts } from './accounts.ts'
import { connect } from './load/connect.ts'
import { seedFingerprint } from './load/fingerprint.ts'
import { type Extent, readArguments, USAGE } from './load/options.ts'
import { becomeOnlyLoader, noteLoaded, wasLoaded } from './load/runs.ts'
import type { SeedPack } from './seed-item.ts'

/** Items of each pack in the small catalogue. Photos take longest to make. */
const smallPack = ({ kind }: SeedPack) => (kind === 'photo' ? 2 : 9)

const extent = readArguments(process.argv.slice(2))
if (!extent) {
  console.error(USAGE)
  process.exit(2)
}
await main(extent)
// Payload leaves a connection of its pool open, which would keep this process alive.
process.exit()

/** Fills the library. Modules that read packages or start Payload are loaded only when there is something to do. */
async function main(extent: Extent): Promise<void> {
  const client = await connect(process.env.DATABASE_URL)
  try {
    await becomeOnlyLoader(client)
    await loadOnce(client, extent)
    await createAccounts(await missingAccounts(client, process.env.MOTIF_DEMO_ACCOUNTS))
  } finally {
    await client.end()
  }
}

async function loadOnce(client: pg.ClientBase, extent: Extent): Promise<void> {
  const fingerprint = seedFingerprint(JSON.stringify(extent))
  if (await wasLoaded(client, fingerprint)) return console.log('The catalogue is loaded already.')
  const started = performance.now()
  const { SOURCES } = await import('./sources/index.ts')
  const { firstOfEachPack } = await import('./load/first-of-each-pack.ts')
  const { loadEditorial } = await import('./load/editorial/load-editorial.ts')
  const { runLoad } = await import('./load/run-load.ts')
  const sources = extent.type === 'small' ? firstOfEachPack(SOURCES, smallPack) : SOURCES
  const { loaded, refused } = await runLoad(client, sources)
  await loadEditorial(client)
  await noteLoaded(client, fingerprint, { loaded, refused: refused.length })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `Loaded ${loaded} items in ${seconds} s${refused.length > 0 ? `, left out ${refused.length}` : ''}.`,
  )
}
