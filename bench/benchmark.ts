import { mkdirSync, writeFileSync } from 'node:fs'
import { Fault } from '#local/fault.ts'
import { type Figure, meetsGoal } from './figure.ts'
import { figureTable } from './figure-table.ts'

/** What a benchmark found out: the figures it stands for, and whatever explains them. */
export interface Measurement {
  readonly figures: readonly Figure[]
  readonly facts?: Readonly<Record<string, unknown>>
}

interface Keeping {
  /** Whether results are to stay: not those of a run that only tries something out. */
  readonly kept?: boolean
}

/**
 * Runs a benchmark: keeps what it measured in `results/<name>.json`, prints its figures, hands them to `bench/main.ts`
 * where that started it, and ends with 1 when a goal is missed.
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
    // Processes that the measurement left behind must not keep this one waiting.
    process.exit(1)
  }
}

function keep(name: string, result: unknown): void {
  const folder = new URL('./results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(result, null, 2)}\n`)
}
