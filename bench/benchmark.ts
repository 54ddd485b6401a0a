import { mkdirSync, writeFileSync } from 'node:fs'
import { Fault } from '#local/fault.ts'
import { type Figure, meetsGoal } from './figure.ts'
import { figureTable } from './figure-table.ts'

/** The result of a benchmark: its figures and details that explain them. */
export interface Measurement {
  readonly figures: readonly Figure[]
  readonly facts?: Readonly<Record<string, unknown>>
}

interface Keeping {
  /** Whether the results are written to a file; false for trial runs. */
  readonly kept?: boolean
}

/**
 * Runs a benchmark: writes the measurement to `results/<name>.json`, prints the figures, sends them to
 * `bench/main.ts` when it started the process, and exits with 1 when a goal is missed.
 */
export async function benchmark(
  name: string,
  measure: () => Promise<Measurement>,
  { kept = true }: Keeping = {},
): Promise<void> {
  try {
    const { figures, facts } = await measure()
    if (kept) keep(name, { figures, ...facts })
    if (process.send) process.send(figures)
    else console.log(figureTable([{ name, figures }]))
    if (!figures.every(meetsGoal)) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Fault ? `${name}: ${error.message}` : error)
    // Processes that the measurement left running must not keep this one alive.
    process.exit(1)
  }
}

function keep(name: string, result: unknown): void {
  const folder = new URL('./results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`)
}
