import { dirname } from 'node:path'
import type { SimulatedFile } from './simulated-file.ts'

/** A change to the names of a folder that is not durable yet. */
interface Naming {
  readonly folder: string
  apply(names: Names): void
}

type Names = Map<string, SimulatedFile | 'folder'>

/** The folder that contains all files of the disk. */
export const ROOT = '/simulated'

const BLOCK = 4096

/**
 * A disk in memory that can fill up, lose what was not synced, and stop in the middle of any operation. Names
 * are durable once their folder is synced, bytes once their file is: less than most file systems promise.
 */
export class SimulatedDisk {
  #names: Names = new Map([[ROOT, 'folder']])
  #durableNames: Names = new Map(this.#names)
  #namings: Naming[] = []
  readonly #onceDurable = new Set<string>()
  #stopsAfter = Number.POSITIVE_INFINITY
  #freeBlocks = Number.POSITIVE_INFINITY
  /** Number of changes so far, for tests that stop at one of them. */
  changes = 0
  /** Names of new files that earlier files had durably. */
  readonly reused: string[] = []

  get isStopped(): boolean {
    return this.changes >= this.#stopsAfter
  }

  get paths(): readonly string[] {
    return [...this.#names.keys()]
  }

  find(path: string): SimulatedFile | 'folder' | null {
    return this.#names.get(path) ?? null
  }

  /** Ends the writing process after this many further changes: all later ones fail. */
  stopAfter(changes: number): void {
    this.#stopsAfter = this.changes + changes
  }

  /** Allows another process to write. */
  allowWriting(): void {
    this.#stopsAfter = Number.POSITIVE_INFINITY
  }

  fill(freeBlocks: number): void {
    this.#freeBlocks = freeBlocks
  }

  makeRoom(): void {
    this.#freeBlocks = Number.POSITIVE_INFINITY
  }

  /** Each folder keeps some of its unsynced names, in order; each file some of its unsynced bytes. */
  cutPower(random: () => number): void {
    const lost = new Set<string>()
    for (const { folder, apply } of this.#namings) {
      if (lost.has(folder)) continue
      if (random() < 0.3) lost.add(folder)
      else apply(this.#durableNames)
    }
    for (const path of this.#durableNames.keys()) this.#onceDurable.add(path)
    for (const path of this.#durableNames.keys())
      if (!this.#isReachable(path)) this.#durableNames.delete(path)
    this.#names = new Map(this.#durableNames)
    this.#namings = []
    for (const file of new Set(this.#names.values())) if (file !== 'folder') file.cutPower(random)
  }

  /** Counts a change, or throws where the process has ended. */
  change(syscall: string): void {
    if (this.isStopped) throw systemError('EIO', syscall)
    this.changes += 1
  }

  addName(path: string, named: SimulatedFile | 'folder'): void {
    if (this.#names.get(dirname(path)) !== 'folder') throw systemError('ENOENT', 'open', path)
    if (this.#freeBlocks < 1) throw systemError('ENOSPC', 'open', path)
    if (named !== 'folder') named.links += 1
    if (this.#onceDurable.has(path)) this.reused.push(path)
    this.#rename(path, (names) => names.set(path, named))
  }

  removeName(path: string): void {
    const named = this.#names.get(path)
    if (named && named !== 'folder') named.links -= 1
    this.#rename(path, (names) => names.delete(path))
  }

  /** Within one folder, as all renames of the engine are. */
  moveName(from: string, to: string): void {
    const named = this.#names.get(from)
    if (!named) throw systemError('ENOENT', 'rename', from)
    this.#rename(to, (names) => {
      names.delete(from)
      names.set(to, named)
    })
  }

  syncFolder(path: string): void {
    for (const { folder, apply } of this.#namings) if (folder === path) apply(this.#durableNames)
    this.#namings = this.#namings.filter(({ folder }) => folder !== path)
    for (const name of this.#durableNames.keys()) if (dirname(name) === path) this.#onceDurable.add(name)
  }

  /** The number of bytes that fit on the disk; overwriting takes no space. */
  room(file: SimulatedFile, position: number, length: number): number {
    const held = Math.ceil(file.bytes.length / BLOCK)
    const needed = Math.ceil((position + length) / BLOCK) - held
    if (needed <= this.#freeBlocks) {
      this.#freeBlocks -= Math.max(0, needed)
      return length
    }
    const bytes = Math.max(0, (held + this.#freeBlocks) * BLOCK - position)
    this.#freeBlocks = 0
    return bytes
  }

  #rename(path: string, apply: (names: Names) => void): void {
    apply(this.#names)
    this.#namings.push({ folder: dirname(path), apply })
  }

  #isReachable(path: string): boolean {
    return path === ROOT || (this.#durableNames.has(dirname(path)) && this.#isReachable(dirname(path)))
  }
}

export function systemError(code: string, syscall: string, path = ''): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: simulated, ${syscall} '${path}'`), { code, syscall, path })
}
