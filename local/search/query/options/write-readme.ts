import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderOptions } from './render-options.ts'

/** Writes the table of options into the engine's README: `node local/search/query/options/write-readme.ts`. */

const README = fileURLToPath(new URL('../../README.md', import.meta.url))
const TABLE = /(<!-- options -->\n)[\s\S]*(<!-- \/options -->)/

writeFileSync(
  README,
  readFileSync(README, 'utf8').replace(
    TABLE,
    (_, begin: string, end: string) => `${begin}\n${renderOptions()}\n\n${end}`,
  ),
)
