import { setBit, sparseLimit, wordsOf } from '../docset/doc-set.ts'
import { sharedBytes, uint32s } from './columns.ts'
import { GrowingUint32s } from './grow.ts'
import { type Postings, SHORT_LIST } from './postings.ts'

/** Calls back for every (key, field, document), documents ascending; gives the same sequence each time. */
export type Occurrences = (visit: (key: number, field: number, doc: number) => void) => void

/** Fields from this one on repeat another field of the same key, and do not count towards its total. */
export interface InvertOptions {
  readonly universe: number
  /** One more than the largest key. */
  readonly keys: number
  readonly fields: number
}

/** Turns "this document has these keys" into "this key has these documents", by counting and filling. */
export function invert(occurrences: Occurrences, { universe, keys, fields }: InvertOptions): Postings {
  const starts = new Uint32Array(keys + 1)
  occurrences((key) => {
    starts[key + 1] = (starts[key + 1] as number) + 1
  })
  const present = presentKeys(starts)
  for (let key = 0; key < keys; key++) starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number)
  const size = starts[keys] as number
  const docs = new Uint32Array(size)
  const fieldOf = new Uint16Array(size)
  const ends = starts.slice(0, keys)
  occurrences((key, field, doc) => {
    const at = ends[key] as number
    docs[at] = doc
    fieldOf[at] = field
    ends[key] = at + 1
  })
  const writer = new PostingsWriter(universe, fields)
  for (const key of present) {
    const from = starts[key] as number
    const to = starts[key + 1] as number
    writer.add(docs.subarray(from, to), fieldOf.subarray(from, to))
  }
  return writer.finish(present)
}

function presentKeys(counts: Uint32Array): Uint32Array {
  const present = new GrowingUint32s()
  for (let key = 0; key < counts.length - 1; key++) if (counts[key + 1] !== 0) present.push(key)
  return copied(present)
}

class PostingsWriter {
  readonly #universe: number
  readonly #sizes: Uint32Array
  readonly #lists: Uint32Array[]
  readonly #totals = new GrowingUint32s()
  readonly #starts = new GrowingUint32s()
  readonly #fields = new GrowingUint32s()
  readonly #counts = new GrowingUint32s()
  readonly #offsets = new GrowingUint32s()
  readonly #short = new GrowingUint32s()
  readonly #long = new GrowingUint32s()

  constructor(universe: number, fields: number) {
    this.#universe = universe
    this.#sizes = new Uint32Array(fields)
    this.#lists = Array.from({ length: fields }, () => new Uint32Array(16))
    this.#starts.push(0)
  }

  /** The occurrences of the next key, by document. */
  add(docs: Uint32Array, fields: Uint16Array): void {
    let total = 0
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number
      if (i === 0 || doc !== docs[i - 1]) total++
      this.#note(fields[i] as number, doc)
    }
    this.#totals.push(total)
    for (let field = 0; field < this.#sizes.length; field++) {
      const size = this.#sizes[field] as number
      if (size === 0) continue
      this.#write(field, (this.#lists[field] as Uint32Array).subarray(0, size))
      this.#sizes[field] = 0
    }
    this.#starts.push(this.#fields.length)
  }

  finish(keys: Uint32Array): Postings {
    const fields = new Uint16Array(sharedBytes(this.#fields.length * 2))
    fields.set(this.#fields.view())
    return {
      universe: this.#universe,
      keys,
      totals: copied(this.#totals),
      starts: copied(this.#starts),
      fields,
      counts: copied(this.#counts),
      offsets: copied(this.#offsets),
      short: copied(this.#short),
      long: copied(this.#long),
    }
  }

  #note(field: number, doc: number): void {
    const size = this.#sizes[field] as number
    let list = this.#lists[field] as Uint32Array
    if (size > 0 && list[size - 1] === doc) return
    if (size === list.length) {
      list = new Uint32Array(size * 2)
      list.set(this.#lists[field] as Uint32Array)
      this.#lists[field] = list
    }
    list[size] = doc
    this.#sizes[field] = size + 1
  }

  #write(field: number, docs: Uint32Array): void {
    this.#fields.push(field)
    this.#counts.push(docs.length)
    const isShort = docs.length <= SHORT_LIST
    const target = isShort ? this.#short : this.#long
    this.#offsets.push(target.length)
    if (isShort || docs.length <= sparseLimit(this.#universe)) {
      target.pushAll(docs)
      return
    }
    const bits = new Uint32Array(wordsOf(this.#universe))
    for (let i = 0; i < docs.length; i++) setBit(bits, docs[i] as number)
    target.pushAll(bits)
  }
}

function copied(growing: GrowingUint32s): Uint32Array {
  const copy = uint32s(growing.length)
  copy.set(growing.view())
  return copy
}
