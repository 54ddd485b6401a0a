import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#local/paths.ts'
import { findRawDesign } from './raw-design.ts'

/** The one place where a colour, a size or a font is given its value. */
const TOKENS = join('storefront', 'ui', 'tokens.css')

/** Checks that the look of the storefront and the console is made of tokens alone. Ends non-zero and names each raw value. */
const files = ['storefront', 'admin']
  .flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter(
    (path) =>
      /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$|[\\/](?:\.next|dist)[\\/]/.test(path) && path !== TOKENS,
  )
const faults = files.flatMap((path) =>
  findRawDesign(readFileSync(join(ROOT, path), 'utf8')).map(
    ({ line, what, text }) => `${path}:${line}: ${what} outside the tokens: ${text}`,
  ),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
