import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node storefront/bundle/hint-compilation.ts`, after a build: has browsers compile the scripts that every page begins
 * with as a whole while they come, on another thread than the page's. Compiled when first called, as scripts are unless
 * told, they hold a page up when it begins to listen: 28 ms on two cores instead of 12 (docs/decisions/0029).
 */
const BUILT = join(import.meta.dirname, '..', '.next')

/** Of V8; other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

interface BuildManifest {
  readonly rootMainFiles: readonly string[]
}

const { rootMainFiles }: BuildManifest = JSON.parse(readFileSync(join(BUILT, 'build-manifest.json'), 'utf8'))
for (const file of rootMainFiles) {
  const path = join(BUILT, file)
  const text = readFileSync(path, 'utf8')
  if (!text.startsWith(HINT)) writeFileSync(path, HINT + text)
}
