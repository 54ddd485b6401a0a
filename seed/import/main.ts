import { ERRORS, type Result } from '#domain/errors/catalogue.ts'
import { readPackageReference } from '#domain/imports/package-reference.ts'
import { connect } from '#seed/load/connect.ts'
import { SeedFault } from '#seed/load/fault.ts'
import { runLoad } from '#seed/load/run-load.ts'
import { lockLoader, recordLoad, wasLoaded } from '#seed/load/runs.ts'
import { DEFAULT_REGISTRY } from './fetch-package.ts'
import { readPackage } from './import-package.ts'

const USAGE = `npm run import-icons -- <package>[@<version>]

  lucide-static            imports the icons of an npm package, with its licence and a contributor named for it
  @tabler/icons@3.31.0     of one version; a version that was imported before is not imported again

NPM_REGISTRY is the registry; ${DEFAULT_REGISTRY} by default.`

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof SeedFault)) throw error
  console.error(error.message)
  process.exit(1)
})
process.exit()

async function main([text = '', ...rest]: readonly string[]): Promise<void> {
  const reference = rest.length === 0 ? readPackageReference(text) : null
  if (reference === null) throw new SeedFault(USAGE)
  const { DATABASE_URL, NPM_REGISTRY = DEFAULT_REGISTRY } = process.env
  console.log(`Reading ${reference.name} (${reference.wanted}) …`)
  const { source, fingerprint } = orFault(await readPackage(NPM_REGISTRY, reference))
  const client = await connect(DATABASE_URL)
  try {
    await lockLoader(client)
    if (await wasLoaded(client, fingerprint)) return console.log(`${source.name} is imported already.`)
    const { loaded, refused } = await runLoad(client, { sources: [source], count: 1 })
    await recordLoad(client, fingerprint, { loaded, refused: refused.length })
    const leftOut = refused.length > 0 ? `, left out ${refused.length}` : ''
    console.log(`Imported ${loaded} icons of ${source.name}${leftOut}.`)
  } finally {
    await client.end()
  }
}

function orFault<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new SeedFault(`${ERRORS[result.code].number} ${result.code}: ${result.detail ?? ''}`)
}
