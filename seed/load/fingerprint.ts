import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The folders whose code determines the result of a load. */
const ROOMS = ['seed', 'media', 'domain/assets', 'domain/search']

/**
 * A hash of what determines the loaded catalogue: the code and tables of the seed and of its dependencies, and the
 * exact versions of the packages that it reads. Equal fingerprints give equal catalogues.
 *
 * @param extent the part that is loaded, such as `default` or `small`
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
