import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figure.ts'
import { figureTable, type Measured } from './figure-table.ts'

/**
 * `npm run bench [-- name... [--option value...]]`: runs the named benchmarks, or all, one after the other, and
 * prints their figures in one table. Options are passed to the benchmarks.
 */
const BENCHMARKS = [
  'pipeline',
  'pages',
  'weight',
  'lighthouse',
  'keystroke',
  'seed-full',
  'search',
  'search-sets',
  'relevance',
  'pictures',
  'photographs',
  'ledger',
  'downloads',
  'close',
  'review',
  'uploads',
  'zips',
] as const

const given = process.argv.slice(2)
const options = given.slice(firstOption(given))
const asked = given.slice(0, firstOption(given))
const unknown = asked.filter((name) => !BENCHMARKS.some((known) => known === name))
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}". There are: ${BENCHMARKS.join(', ')}.`)
  process.exit(1)
}

const measured: Measured[] = []
for (const name of asked.length > 0 ? asked : BENCHMARKS) {
  console.log(`\n  ${name}`)
  measured.push(await run(name))
}
console.log(`\n${figureTable(measured)}`)

function firstOption(words: readonly string[]): number {
  const at = words.findIndex((word) => word.startsWith('--'))
  return at === -1 ? words.length : at
}

function run(name: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const benchmark = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), options)
    let figures: readonly Figure[] | null = null
    benchmark.once('message', (message) => {
      figures = message as readonly Figure[]
    })
    benchmark.once('error', reject)
    benchmark.once('exit', (code) => {
      if (code !== 0) process.exitCode = 1
      resolve({ name, figures })
    })
  })
}
