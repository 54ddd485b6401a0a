import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { createPool } from '#media/pipeline/pool.ts'
import { findFiles } from './find-files.ts'
import { fixFiles } from './fix-files.ts'
import { lintFiles } from './lint-files.ts'
import { type LintOptions, readOptions, USAGE } from './read-options.ts'
import { countSeverities, type Texts, writeJson, writeText } from './report.ts'

/**
 * `npm run lint-assets -- folder`: lints the files of a folder as an upload would be. Ends with 1 where a finding is an
 * error, and with 2 where the command itself is wrong.
 *
 * Arguments: the file of the English texts, the directory of the caller, then those of the command.
 */
const [textsFile = '', directory = '.', ...args] = process.argv.slice(2)
const MAX_CHILDREN = 4

const read = readOptions(args)
process.exitCode = read.ok ? await run(read.options) : fail(`${read.fault}\n${USAGE}`)

async function run({ folder, asJson, kind, out }: LintOptions): Promise<number> {
  const path = resolve(directory, folder)
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return fail(`There is no folder ${path}`)
  const target = out === null ? null : resolve(directory, out)
  if (target === path) return fail('--out must be another folder: the originals stay as they are.')
  const pool = createPool({ size: Math.min(MAX_CHILDREN, availableParallelism()) })
  try {
    const files = await lintFiles(pool, await findFiles(path, target), kind)
    const fixed = target === null ? [] : await fixFiles(pool, files, target)
    const report = { files, fixed, texts: readTexts() }
    const hasColours = process.stdout.isTTY && process.env.NO_COLOR === undefined
    process.stdout.write(asJson ? writeJson(report) : writeText(report, hasColours))
    return countSeverities(files).error > 0 ? 1 : 0
  } finally {
    await pool.close()
  }
}

function readTexts(): Texts {
  const { console: texts } = JSON.parse(readFileSync(textsFile, 'utf8')) as { console: Texts }
  return texts
}

function fail(message: string): number {
  console.error(`\n  ${message.replaceAll('\n', '\n  ')}\n`)
  return 2
}
