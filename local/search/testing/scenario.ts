import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Command } from '#local/search/server/tasks/command.ts'
import type { Damage, Ending, Step } from './arbitrary-scenarios.ts'
import { randomNumbers } from './random.ts'
import { afterCommand, type ReferenceIndices } from './reference-indices.ts'
import { ROOT, type SimulatedDisk } from './simulated-disk.ts'
import { contentOf, type SimulatedEngine, startEngine } from './simulated-engine.ts'
import { insertDisk } from './simulated-fs.ts'

const FOLDER = `${ROOT}/search`

/** A change that was submitted since the last comparison. */
interface Submitted {
  readonly command: Command
  /** Null after an error or without a response: the change may be present or not. */
  task: number | null
}

/**
 * Executes the steps on a simulated disk, and compares the indices with the acknowledged changes after each
 * start. Throws where they differ, where a task number is given twice, and where a journal file reuses a
 * name.
 */
export async function runScenario(steps: readonly Step[], seed: number): Promise<void> {
  const life = new Scenario(seed)
  try {
    for (const step of steps) await life.take(step)
    await life.end('SIGKILL')
  } finally {
    await life.stop('SIGKILL')
  }
}

/**
 * Damages one file after a scenario, and starts again. Throws where the start fails, where data is missing
 * without a report, and where a task number is given twice.
 *
 * @param ending how the last process ends before the damage
 * @param stderr the error output since the damage
 */
export async function runScenarioWithDamage(
  steps: readonly Step[],
  seed: number,
  {
    damage,
    ending,
    stderr,
  }: { readonly damage: Damage; readonly ending: Ending; readonly stderr: () => string },
): Promise<void> {
  const life = new Scenario(seed)
  try {
    for (const step of steps) await life.take(step)
    await life.end('SIGKILL')
    await life.stop(ending)
    await life.startDamaged(damage, stderr)
  } finally {
    await life.stop('SIGKILL')
  }
}

class Scenario {
  readonly #random: () => number
  readonly #disk = insertDisk()
  #engine: SimulatedEngine | null = null
  #known: ReferenceIndices = {}
  /** Groups of changes in order; the changes of a group were submitted together, in any order. */
  #submitted: (readonly Submitted[])[] = []
  #lastTask = 0
  #ending: Ending = 'SIGKILL'
  #isFull = false

  constructor(seed: number) {
    this.#random = randomNumbers(seed)
    this.#disk.addName(FOLDER, 'folder')
    this.#disk.syncFolder(ROOT)
  }

  async take(step: Step): Promise<void> {
    if (this.#disk.isStopped) await this.end(this.#ending)
    this.#engine ??= await this.#started()
    switch (step.type) {
      case 'submit':
        return this.#submit(this.#engine, step.commands)
      case 'wait':
        return this.#settle(this.#engine)
      case 'disk':
        this.#isFull = step.freeBlocks !== null
        return step.freeBlocks === null ? this.#disk.makeRoom() : this.#disk.fill(step.freeBlocks)
      case 'end':
        if (step.after === 0) return this.end(step.how)
        this.#ending = step.how
        this.#disk.stopAfter(step.after)
    }
  }

  /** Ends the process, starts another one with space on the disk, and compares its indices. */
  async end(how: Ending): Promise<void> {
    await this.stop(how)
    if (how === 'power cut') this.#disk.cutPower(this.#random)
    this.#disk.makeRoom()
    this.#isFull = false
    this.#disk.allowWriting()
    const engine = await this.#started()
    await this.#settle(engine)
    this.#compare(engine)
  }

  async stop(how: Ending): Promise<void> {
    if (!this.#engine) return
    const { tasks, registry } = this.#engine
    this.#engine = null
    if (how === 'SIGTERM' && !this.#disk.isStopped) {
      await tasks.close()
      // A full disk may prevent a clean shutdown; the process then ends as if it was killed.
      await registry.close().catch(() => {})
    } else {
      this.#disk.stopAfter(0)
      await tasks.close().catch(() => {})
    }
  }

  /** A start may be interrupted too. */
  async #started(): Promise<SimulatedEngine> {
    const engine = await startEngine(FOLDER).catch((error: unknown) => {
      if (this.#disk.isStopped || this.#isFull) return null
      throw error
    })
    this.#engine = engine
    if (engine) {
      const reused = this.#disk.reused.filter((path) => /journal-\d+$/.test(path))
      if (reused.length > 0) throw new Error(`files took old names: ${reused}`)
      if (engine.damage.length > 0) throw new Error(`undamaged files were called damaged: ${engine.damage}`)
      return engine
    }
    if (this.#ending === 'power cut' && this.#disk.isStopped) this.#disk.cutPower(this.#random)
    this.#disk.makeRoom()
    this.#isFull = false
    this.#disk.allowWriting()
    return this.#started()
  }

  async startDamaged(damage: Damage, stderr: () => string): Promise<void> {
    this.#disk.allowWriting()
    const path = damageFile(this.#disk, damage)
    const engine = await startEngine(FOLDER)
    this.#engine = engine
    await this.#settle(engine)
    const found = contentOf(engine)
    const said = `${engine.damage.join(' ')} ${stderr()}`
    const isSame = isDeepStrictEqual(sorted(found), sorted(this.#known))
    if (!isSame && !said.includes(dirname(path)))
      throw new Error(
        `${path} was damaged (${JSON.stringify(damage)}); what is missing was not said: ${said}`,
      )
    const batch: Command = { type: 'batch', index: 'items', requests: [{ action: 'clear' }] }
    await this.#submit(engine, [batch])
    if (this.#submitted.at(-1)?.at(-1)?.task === null)
      throw new Error('no write is accepted after the damage')
  }

  async #submit({ tasks }: SimulatedEngine, commands: readonly Command[]): Promise<void> {
    const submitted = commands.map((command): Submitted => ({ command, task: null }))
    this.#submitted.push(submitted)
    await Promise.all(
      submitted.map(async (each) => {
        const outcome = await tasks.submit(each.command).catch(() => null)
        if (!outcome?.ok) return
        each.task = outcome.value
        if (outcome.value <= this.#lastTask)
          throw new Error(`task ${outcome.value} comes after ${this.#lastTask}`)
        this.#lastTask = outcome.value
      }),
    )
  }

  async #settle({ tasks }: SimulatedEngine): Promise<void> {
    while (tasks.length > 0 && !this.#disk.isStopped && !this.#isFull) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  #compare(engine: SimulatedEngine): void {
    const found = contentOf(engine)
    const possible = possibleAfter(this.#known, this.#submitted)
    const match = possible.find((indices) => isDeepStrictEqual(sorted(indices), sorted(found)))
    if (!match) {
      throw new Error(
        `expected ${JSON.stringify(possible[0])}\nor ${possible.length - 1} others, found ${JSON.stringify(found)}`,
      )
    }
    this.#known = found
    this.#submitted = []
  }
}

/** Damages one file, and returns a description; each kind of file is equally likely. */
function damageFile(disk: SimulatedDisk, { kind, file: which, at, how }: Damage): string {
  const files = disk.paths.filter((path) => {
    const file = disk.find(path)
    return file && file !== 'folder' && file.bytes.length > 0 && !/(lock|draft)$/.test(path)
  })
  const kinds = [...Map.groupBy(files, (path) => basename(path).replaceAll(/\d/g, '')).values()]
  const path = chosen(chosen(kinds, kind) ?? [], which) ?? ''
  const file = disk.find(path)
  if (!file || file === 'folder') return FOLDER
  const offset = Math.floor(at * file.bytes.length)
  if (how === 'removed') disk.removeName(path)
  else if (how === 'cut off') file.replace(file.bytes.subarray(0, offset))
  else {
    const bytes = Buffer.from(file.bytes)
    if (how === 'zeros') bytes.fill(0, offset, Math.min(bytes.length, offset + 512))
    else bytes[offset] = (bytes[offset] ?? 0) ^ 16
    file.replace(bytes)
  }
  return path
}

/** @param at from 0 to 1, exclusive */
function chosen<T>(all: readonly T[], at: number): T | undefined {
  return all[Math.floor(at * all.length)]
}

/** The possible results: all acknowledged changes, with any subset of the others. */
function possibleAfter(
  known: ReferenceIndices,
  groups: readonly (readonly Submitted[])[],
): readonly ReferenceIndices[] {
  return groups.reduce<readonly ReferenceIndices[]>(
    (possible, group) => unique(ordersOf(group).flatMap((order) => order.reduce(afterEach, possible))),
    [known],
  )
}

function afterEach(
  possible: readonly ReferenceIndices[],
  { command, task }: Submitted,
): readonly ReferenceIndices[] {
  const after = possible.map((indices) => afterCommand(indices, command))
  return task === null ? [...after, ...possible] : after
}

/** Tasks are executed in the order of their numbers; where one is unknown, in either order. */
function ordersOf(group: readonly Submitted[]): readonly (readonly Submitted[])[] {
  if (group.some(({ task }) => task === null)) return [group, group.toReversed()]
  return [group.toSorted((a, b) => (a.task ?? 0) - (b.task ?? 0))]
}

function unique(all: readonly ReferenceIndices[]): readonly ReferenceIndices[] {
  return [...new Map(all.map((indices) => [JSON.stringify(sorted(indices)), indices])).values()]
}

function sorted(indices: ReferenceIndices): unknown {
  return Object.entries(indices)
    .map(([name, { config, records }]) => [name, config, Object.entries(records).toSorted(byKey)] as const)
    .toSorted(byKey)
}

function byKey(a: readonly unknown[], b: readonly unknown[]): number {
  return String(a[0]) < String(b[0]) ? -1 : 1
}
