import { connect } from './load/connect.ts'
import { seedFingerprint } from './load/fingerprint.ts'
import { type Extent, readArguments, USAGE } from './load/options.ts'
import { becomeOnlyLoader, noteLoaded, wasLoaded } from './load/runs.ts'

/** Items of each pack in the small catalogue: with those, every kind has some. */
const SMALL_PACK = 9

const extent = readArguments(process.argv.slice(2))
if (!extent) {
  console.error(USAGE)
  process.exit(2)
}
await main(extent)

/** Fills the library. Modules that read packages are loaded only when there is something to do. */
async function main(extent: Extent): Promise<void> {
  const client = await connect(process.env.DATABASE_URL)
  try {
    await becomeOnlyLoader(client)
    const fingerprint = seedFingerprint(JSON.stringify(extent))
    if (await wasLoaded(client, fingerprint)) {
      console.log('The catalogue is loaded already.')
      return
    }
    const started = performance.now()
    const { SOURCES } = await import('./sources/index.ts')
    const { firstOfEachPack } = await import('./load/first-of-each-pack.ts')
    const { runLoad } = await import('./load/run-load.ts')
    const sources = extent.type === 'small' ? firstOfEachPack(SOURCES, SMALL_PACK) : SOURCES
    const { loaded, refused } = await runLoad(client, sources)
    await noteLoaded(client, fingerprint, { loaded, refused: refused.length })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `Loaded ${loaded} items in ${seconds} s${refused.length > 0 ? `, left out ${refused.length}` : ''}.`,
    )
  } finally {
    await client.end()
  }
}
