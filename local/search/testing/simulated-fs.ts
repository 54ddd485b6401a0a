import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, SimulatedDisk, systemError } from './simulated-disk.ts'
import { SimulatedFile } from './simulated-file.ts'

/**
 * The functions of `node:fs` and `node:fs/promises` that the search engine uses, on a simulated disk:
 * `vi.mock('node:fs', () => import('#local/search/testing/simulated-fs.ts'))`.
 */

/** From the real module, as a mocked one cannot be imported here. */
export const { constants } = process.getBuiltinModule('node:fs')

let disk = new SimulatedDisk()
let opened = new Map<number, { readonly path: string; readonly file: SimulatedFile | 'folder'; at: number }>()
let nextDescriptor = 3

/** Replaces the disk by a new one. */
export function insertDisk(): SimulatedDisk {
  disk = new SimulatedDisk()
  opened = new Map()
  return disk
}

type Flags = string | number

export function openSync(path: string, flags: Flags, _mode?: number): number {
  const { creates, isExclusive, truncates } = readFlags(flags)
  let file = disk.find(path)
  if (file && isExclusive) throw systemError('EEXIST', 'open', path)
  if (!file) {
    if (!creates) throw systemError('ENOENT', 'open', path)
    disk.change('open')
    file = new SimulatedFile()
    disk.addName(path, file)
  } else if (truncates && file !== 'folder') {
    disk.change('open')
    file.truncate(0)
  }
  opened.set(nextDescriptor, { path, file, at: 0 })
  return nextDescriptor++
}

function readFlags(flags: Flags): { creates: boolean; isExclusive: boolean; truncates: boolean } {
  if (typeof flags === 'number') {
    return { creates: (flags & constants.O_CREAT) !== 0, isExclusive: false, truncates: false }
  }
  return {
    creates: flags.startsWith('w') || flags.startsWith('a'),
    isExclusive: flags.includes('x'),
    truncates: flags === 'w',
  }
}

export function closeSync(descriptor: number): void {
  if (!opened.delete(descriptor)) throw systemError('EBADF', 'close')
}

export function readSync(
  descriptor: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number,
): number {
  const { bytes } = fileOf(descriptor)
  return bytes.copy(buffer, offset, position, Math.min(bytes.length, position + length))
}

export function read(
  descriptor: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number,
  done: (error: Error | null, bytesRead: number, buffer: Uint8Array) => void,
): void {
  setImmediate(() => done(null, readSync(descriptor, buffer, offset, length, position), buffer))
}

Object.defineProperty(read, promisify.custom, {
  value: async (
    descriptor: number,
    buffer: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ) => ({
    bytesRead: readSync(descriptor, buffer, offset, length, position),
    buffer,
  }),
})

/** One call writes only a part where the disk becomes full. */
export function writeSync(
  descriptor: number,
  given: Uint8Array | string,
  offset = 0,
  length = given.length - offset,
  position: number | null = null,
): number {
  const entry = entryOf(descriptor)
  const file = fileOf(descriptor)
  const bytes = (typeof given === 'string' ? Buffer.from(given) : given).subarray(offset, offset + length)
  const at = position ?? entry.at
  disk.change('write')
  const written = bytes.length === 0 ? 0 : disk.room(file, at, bytes.length)
  if (written === 0 && bytes.length > 0) throw systemError('ENOSPC', 'write', entry.path)
  file.write(at, bytes.subarray(0, written))
  if (position === null) entry.at += written
  return written
}

export function ftruncateSync(descriptor: number, length: number): void {
  disk.change('ftruncate')
  fileOf(descriptor).truncate(length)
}

export function fsyncSync(descriptor: number): void {
  disk.change('fsync')
  const { file, path } = entryOf(descriptor)
  if (file === 'folder') disk.syncFolder(path)
  else file.sync()
}

/** The simulation has no metadata that could be left out. */
export function fdatasyncSync(descriptor: number): void {
  fsyncSync(descriptor)
}

export function fdatasync(descriptor: number, done: (error: unknown) => void): void {
  setImmediate(() => {
    try {
      fsyncSync(descriptor)
      done(null)
    } catch (error) {
      done(error)
    }
  })
}

export function fstatSync(descriptor: number): { size: number; nlink: number } {
  const { bytes, links } = fileOf(descriptor)
  return { size: bytes.length, nlink: links }
}

export function statSync(path: string, { throwIfNoEntry = true } = {}): { size: number } | undefined {
  const found = disk.find(path)
  if (found) return { size: found === 'folder' ? 0 : found.bytes.length }
  if (throwIfNoEntry) throw systemError('ENOENT', 'stat', path)
  return undefined
}

export function existsSync(path: string): boolean {
  return disk.find(path) !== null
}

/**
 * Files outside of the disk are missing, including `/proc`, from which the state of a process would be read.
 */
export function readFileSync(path: string, encoding?: BufferEncoding): Buffer | string {
  if (!path.startsWith(ROOT)) throw systemError('ENOENT', 'open', path)
  const file = disk.find(path)
  if (!file || file === 'folder') throw systemError('ENOENT', 'open', path)
  return encoding ? file.bytes.toString(encoding) : Buffer.from(file.bytes)
}

export function writeFileSync(target: string | number, text: string): void {
  const descriptor = typeof target === 'number' ? target : openSync(target, 'w')
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done)
  if (typeof target === 'string') closeSync(descriptor)
}

export function mkdirSync(path: string, { recursive = false } = {}): void {
  if (disk.find(path)) {
    if (recursive) return
    throw systemError('EEXIST', 'mkdir', path)
  }
  if (recursive) mkdirSync(dirname(path), { recursive })
  disk.change('mkdir')
  disk.addName(path, 'folder')
}

export function readdirSync(path: string, { recursive = false } = {}): string[] {
  if (disk.find(path) !== 'folder') throw systemError('ENOENT', 'scandir', path)
  return disk.paths
    .filter((each) => each.startsWith(`${path}/`) && (recursive || dirname(each) === path))
    .map((each) => (recursive ? each.slice(path.length + 1) : basename(each)))
}

export function renameSync(from: string, to: string): void {
  disk.change('rename')
  disk.moveName(from, to)
}

export function linkSync(from: string, to: string): void {
  const file = disk.find(from)
  if (!file) throw systemError('ENOENT', 'link', from)
  disk.change('link')
  disk.addName(to, file)
}

export function copyFileSync(from: string, to: string): void {
  const descriptor = openSync(to, 'w')
  const bytes = readFileSync(from) as Buffer
  if (bytes.length > 0) writeSync(descriptor, bytes, 0, bytes.length, 0)
  closeSync(descriptor)
}

export function rmSync(path: string, { force = false, recursive = false } = {}): void {
  if (!disk.find(path)) {
    if (force) return
    throw systemError('ENOENT', 'rm', path)
  }
  const inside = recursive ? disk.paths.filter((each) => each.startsWith(`${path}/`)) : []
  for (const each of [...inside.toSorted((a, b) => b.length - a.length), path]) {
    disk.change('unlink')
    disk.removeName(each)
  }
}

export async function rm(path: string, options?: { force?: boolean; recursive?: boolean }): Promise<void> {
  rmSync(path, options)
}

export async function appendFile(path: string, text: string): Promise<void> {
  const descriptor = openSync(path, 'a')
  writeSync(descriptor, text, 0, undefined, statSync(path)?.size ?? 0)
  closeSync(descriptor)
}

/** A handle of `node:fs/promises`; its calls yield to other work. */
export async function open(path: string, flags: Flags, mode?: number) {
  const descriptor = openSync(path, flags, mode)
  return {
    fd: descriptor,
    write: async (bytes: Uint8Array, offset?: number, length?: number, position?: number) => {
      await yieldToOthers()
      return { bytesWritten: writeSync(descriptor, bytes, offset, length, position) }
    },
    datasync: async () => {
      await yieldToOthers()
      fsyncSync(descriptor)
    },
    truncate: async (length: number) => ftruncateSync(descriptor, length),
    close: async () => closeSync(descriptor),
  }
}

const yieldToOthers = () => new Promise<void>((resolve) => setImmediate(resolve))

function entryOf(descriptor: number) {
  const entry = opened.get(descriptor)
  if (!entry) throw systemError('EBADF', 'io')
  return entry
}

function fileOf(descriptor: number): SimulatedFile {
  const { file, path } = entryOf(descriptor)
  if (file === 'folder') throw systemError('EISDIR', 'io', path)
  return file
}
