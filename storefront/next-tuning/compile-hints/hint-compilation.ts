import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOn } from '../parts.ts'

/**
 * `node storefront/next-tuning/compile-hints/hint-compilation.ts`, after a build: V8 compiles the scripts that every
 * page starts with as a whole while they load, on another thread. Without the hint it compiles each function when it is
 * first called, which blocks the page while React starts (docs/decisions/0136).
 */
const BUILT = join(import.meta.dirname, '..', '..', '.next')

/** Read by V8 alone; for other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

interface BuildManifest {
  readonly rootMainFiles: readonly string[]
}

if (isOn('compile-hints')) {
  const { rootMainFiles }: BuildManifest = JSON.parse(
    readFileSync(join(BUILT, 'build-manifest.json'), 'utf8'),
  )
  for (const file of rootMainFiles) {
    const path = join(BUILT, file)
    const text = readFileSync(path, 'utf8')
    if (!text.startsWith(HINT)) writeFileSync(path, HINT + text)
  }
}
