import type pg from 'pg'
import { createAccounts, missingAccounts } from './accounts.ts'
import { playOnce } from './demonstration/play-once.ts'
import { playLifeOnce } from './life/play-life-once.ts'
import { connect } from './load/connect.ts'
import { SeedFault } from './load/fault.ts'
import { seedFingerprint } from './load/fingerprint.ts'
import { type Extent, type RealExtent, readArguments, USAGE } from './load/options.ts'
import { lockLoader, recordLoad, wasLoaded } from './load/runs.ts'

const extent = readArguments(process.argv.slice(2))
if (!extent) {
  console.error(USAGE)
  process.exit(2)
}
await main(extent).catch((error: unknown) => {
  if (!(error instanceof SeedFault)) throw error
  console.error(error.message)
  process.exit(1)
})
// Payload leaves a connection of its pool open, which would keep this process alive.
process.exit()

/** How many items came in, and how many files were not let in. */
interface Loaded {
  readonly loaded: number
  readonly refused: number
}

/** Fills the library. Modules that read packages or start Payload are loaded only when there is something to do. */
async function main(extent: Extent): Promise<void> {
  const client = await connect(process.env.DATABASE_URL)
  try {
    await lockLoader(client)
    await loadOnce(client, extent)
    await createAccounts(await missingAccounts(client, process.env.MOTIF_DEMO_ACCOUNTS))
    await playOnce(client, process.env.MOTIF_DEMO_SUBMISSIONS)
    await playLifeOnce(client, process.env.MOTIF_DEMO_SUBMISSIONS).catch(reportCut)
  } finally {
    await client.end()
  }
}

/** The library is whole without the demonstration months; the next start continues them. */
function reportCut(error: unknown): void {
  console.error('The demonstration months were cut.', error)
}

async function loadOnce(client: pg.ClientBase, extent: Extent): Promise<void> {
  const fingerprint = seedFingerprint(JSON.stringify(extent))
  if (await wasLoaded(client, fingerprint)) return console.log('The catalogue is loaded already.')
  const started = performance.now()
  const { loaded, refused } = await (extent.type === 'synthetic'
    ? loadMadeUp(client, extent.items)
    : loadReal(client, extent))
  await recordLoad(client, fingerprint, { loaded, refused })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Loaded ${loaded} items in ${seconds} s${refused > 0 ? `, left out ${refused}` : ''}.`)
}

async function loadReal(client: pg.ClientBase, extent: RealExtent): Promise<Loaded> {
  const { loadsOf } = await import('./load/catalogues.ts')
  const { loadEditorial } = await import('./load/editorial/load-editorial.ts')
  const { loadSynonyms } = await import('./load/editorial/synonyms.ts')
  const { runLoad } = await import('./load/run-load.ts')
  let loaded = 0
  let refused = 0
  for (const load of await loadsOf(extent)) {
    const report = await runLoad(client, load)
    loaded += report.loaded
    refused += report.refused.length
  }
  await loadEditorial(client)
  await loadSynonyms(client)
  return { loaded, refused }
}

async function loadMadeUp(client: pg.ClientBase, items: number): Promise<Loaded> {
  const { loadSynthetic } = await import('./load/synthetic/load-synthetic.ts')
  await loadSynthetic(client, items, console.log)
  return { loaded: items, refused: 0 }
}
