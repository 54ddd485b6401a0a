import { linkSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SegmentContent } from '../segment/content.ts'
import { Segment } from '../segment/segment.ts'
import { formatDeleted, type Manifest, parseDeleted } from './manifest.ts'
import { type OpenedSegment, openLongLists, readSegmentFile } from './segment-file.ts'

const NAME = /^segment-(\d+)\.bin$/

/** The files of a store's segments. */
export class SegmentFiles {
  readonly #folder: string
  readonly #files = new Map<Segment, { readonly file: string; readonly opened: OpenedSegment }>()
  /** Files that are being written. */
  readonly #coming = new Set<string>()
  #next: number

  constructor(folder: string) {
    this.#folder = folder
    this.#next = Math.max(0, ...numbersIn(folder)) + 1
  }

  /** A new path; the file stays until it is adopted or abandoned. */
  newPath(): string {
    const file = `segment-${this.#next++}.bin`
    this.#coming.add(file)
    return join(this.#folder, file)
  }

  /** The segment of this file is not needed. */
  giveUp(path: string): void {
    this.#coming.delete(basename(path))
  }

  /** Abandons all files that are not adopted: their merges were aborted. */
  giveUpComing(): void {
    this.#coming.clear()
  }

  open({ segments }: Pick<Manifest, 'segments'>): Segment[] {
    return segments.map(({ file, dead }) => {
      const path = join(this.#folder, file)
      return this.#add(readSegmentFile(path), path, parseDeleted(dead))
    })
  }

  /** The segment of a content that was written to a file. */
  adopt(content: SegmentContent, path: string): Segment {
    return this.#add(content, path, null)
  }

  has(segment: Segment): boolean {
    return this.#files.has(segment)
  }

  /** The entries of the segments in a snapshot. */
  list(): Manifest['segments'] {
    return [...this.#files].map(([segment, { file }]) => ({ file, dead: formatDeleted(segment.dead()) }))
  }

  /** Closes the files of all other segments. */
  keep(segments: readonly Segment[]): void {
    for (const [segment, { opened }] of this.#files) {
      if (segments.includes(segment)) continue
      opened.close()
      this.#files.delete(segment)
    }
  }

  /** Removes all other files, which a merge or a killed process left. */
  removeOthers(): void {
    const kept = new Set([...this.#coming, ...[...this.#files.values()].map(({ file }) => file)])
    for (const name of readdirSync(this.#folder)) {
      if (NAME.test(name) && !kept.has(name)) rmSync(join(this.#folder, name))
    }
  }

  linkInto(folder: string): void {
    for (const { file } of this.#files.values()) linkSync(join(this.#folder, file), join(folder, file))
  }

  #add(content: SegmentContent, path: string, dead: Uint32Array | null): Segment {
    const opened = openLongLists(path)
    const segment = new Segment(content, opened.long, dead)
    const file = basename(path)
    this.#coming.delete(file)
    this.#files.set(segment, { file, opened })
    return segment
  }
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => (NAME.test(name) ? [Number(NAME.exec(name)?.[1])] : []))
}
