import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The rooms whose code decides what comes out of a load. */
const ROOMS = ['seed', 'media', 'domain/assets', 'domain/search']

/**
 * What decides which catalogue a load makes: the code and tables of the seed and of what it stands on, and the exact
 * versions of the packages it reads. Equal fingerprints, equal catalogues.
 *
 * @param extent which part is loaded, such as `default` or `small`
 */
export function seedFingerprint(extent: string): string {
  const hash = createHash('sha256').update(extent)
  for (const file of ROOMS.flatMap(codeIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
  const { devDependencies }: { devDependencies: unknown } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  return hash.update(JSON.stringify(devDependencies)).digest('hex')
}

function codeIn(room: string): readonly string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(room, file))
    .sort()
}
