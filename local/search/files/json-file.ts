import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { sealLine, unsealLine } from './sealed-line.ts'
import { syncFolder } from './sync-folder.ts'
import { writeAllSync } from './write-all.ts'

/** The content of a JSON file. */
export interface ReadJson<T> {
  /** Null where nothing was written, or nothing readable is left. */
  readonly value: T | null
  /** Sentences for the operator. */
  readonly damage: readonly string[]
}

/**
 * Reads the file, or its copy where there is one and the file is damaged. The copy may be one change older,
 * if the process was killed between the two writes.
 */
export function readJson<T>(path: string): ReadJson<T> {
  const file = readOne<T>(path)
  if (file.isWhole) return { value: file.value, damage: [] }
  const copy = readOne<T>(copyOf(path))
  if (copy.isWhole) {
    return { value: copy.value, damage: [`${path} is damaged or missing: its copy is read instead.`] }
  }
  const neverWritten = !existsSync(path) && !existsSync(copyOf(path))
  return {
    value: null,
    damage: neverWritten ? [] : [`${path} is damaged: what it said is lost.`],
  }
}

/** Replaces a file: after a kill or a power cut it is the old or the new one, never a part of one. */
export function writeJson(path: string, value: unknown): void {
  replaceFile(path, sealLine(value))
  syncFolder(dirname(path))
}

/** Replaces a file and its copy, for data that cannot be rebuilt from other files. */
export function writeJsonTwice(path: string, value: unknown): void {
  const line = sealLine(value)
  replaceFile(path, line)
  replaceFile(copyOf(path), line)
  syncFolder(dirname(path))
}

function copyOf(path: string): string {
  return `${path}.copy`
}

function replaceFile(path: string, bytes: Buffer): void {
  const draft = `${path}.draft`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeAllSync(file, bytes, 0)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}

function readOne<T>(path: string): { readonly isWhole: boolean; readonly value: T | null } {
  const bytes = existsSync(path) ? readFileSync(path) : null
  if (bytes === null) return { isWhole: false, value: null }
  // Files from before the checksum are plain JSON.
  const value = bytes[0] === CURLY ? parsePlain(bytes) : unsealLine(bytes.subarray(0, -1))
  return { isWhole: value !== null, value: value as T | null }
}

const CURLY = '{'.charCodeAt(0)

function parsePlain(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
