import type { Filter } from '../../model/filter.ts'
import type { Found, Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { FacetHit, Put, Schema, Vocabulary, Write } from '../../model/store.ts'
import { browseFrom } from '../find/browse.ts'
import { searchValues } from '../find/facets.ts'
import { MatchCache } from '../find/match-cache.ts'
import type { Matched } from '../find/matched.ts'
import { type ReadRecord, search } from '../find/search.ts'
import { sharedSets } from '../find/set-cache.ts'
import type { IndexView } from '../find/view.ts'
import type { RecordLog } from '../log/record-log.ts'
import { makeContent, type SegmentContent, type TermCounts } from '../segment/content.ts'
import { Draft } from '../segment/draft.ts'
import type { Source } from '../segment/gather.ts'
import { hashId } from '../segment/hash-id.ts'
import { makeIdTable } from '../segment/id-table.ts'
import { type Layout, layoutOf } from '../segment/layout.ts'
import { nextMerge } from '../segment/merge-policy.ts'
import { Portion } from '../segment/portion.ts'
import { Segment } from '../segment/segment.ts'
import type { Terms } from '../segment/terms.ts'
import { TextWords } from '../segment/text-words.ts'
import { IndexVocabulary } from '../vocabulary/index-vocabulary.ts'
import { SortedWords } from '../vocabulary/sorted-words.ts'
import { IdFilter } from './id-filter.ts'

/**
 * A long stream of writes is cut into portions of this many records. Until the first read they are merged in
 * the background unsealed; a read waits until the rest is sealed, a sixth of a second for each.
 */
const PORTION = 32_768

export interface IndexParts {
  readonly schema: Schema
  readonly log: RecordLog
  readonly terms: Terms
  readonly segments: readonly Segment[]
  /** Reads the records of hits; by default from the log. */
  readonly read?: ReadRecord
  /** Called when a segment or a portion was added, so that a merge can start. */
  readonly onGrow: (index: SegmentedIndex) => void
}

/** The location of a record. */
interface At<P extends Portion> {
  readonly segment: P
  readonly doc: number
}

/**
 * Records in immutable segments, with newer ones in portions and a draft. A read seals these first, so that
 * every write is visible to later reads.
 */
export class SegmentedIndex {
  readonly schema: Schema
  readonly terms: Terms
  readonly log: RecordLog
  readonly vocabulary: Vocabulary
  readonly #layout: Layout
  readonly #read: ReadRecord
  readonly #onGrow: (index: SegmentedIndex) => void
  readonly #texts: readonly TextWords[]
  readonly #sorted: SortedWords
  readonly #matches = new MatchCache()
  #segments: Segment[]
  #portions: Portion[] = []
  #ids: IdFilter
  #draft: Draft
  /** The living records of the draft by their ids. */
  readonly #drafted = new Map<string, number>()

  constructor({ schema, log, terms, segments, read, onGrow }: IndexParts) {
    this.schema = schema
    this.terms = terms
    this.log = log
    this.#layout = layoutOf(schema)
    this.#read = read ?? ((segment, doc) => log.read(segment.positionOf(doc)))
    this.#onGrow = onGrow
    this.#segments = [...segments]
    this.#ids = new IdFilter(segments)
    this.#texts = schema.searchable.map((_, attribute) => new TextWords(terms.words, schema, attribute))
    this.#sorted = new SortedWords(terms.words)
    this.#sorted.runs() // while a store is opened, so that the first search does not wait for it
    this.#draft = new Draft(this.#layout, terms, this.#texts)
    this.vocabulary = new IndexVocabulary(terms.words, this.#sorted, () => this.settled())
  }

  get size(): number {
    return this.parts.reduce((sum, part) => sum + part.size, this.#drafted.size)
  }

  write(writes: readonly Write[]): void {
    this.#matches.clear()
    for (let from = 0; from < writes.length; ) {
      const first = writes[from] as Write
      if (first.type === 'delete') {
        this.log.appendDeletion(first.objectID)
        this.forget(first.objectID)
        from++
        continue
      }
      const puts = putsFrom(writes, from)
      const positions = this.log.append(puts)
      puts.forEach(({ record }, at) => {
        this.take(record, positions[at] as number)
      })
      from += puts.length
    }
  }

  get(objectID: string): IndexRecord | null {
    const drafted = this.#drafted.get(objectID)
    if (drafted !== undefined) return this.log.read(this.#draft.positionAt(drafted))
    const at = this.#locate(objectID)
    return at ? this.log.read(at.segment.positionOf(at.doc)) : null
  }

  find(plan: Plan): Found {
    return search(this.#matched(plan), plan, this.#read)
  }

  findFacetValues(plan: Plan, facet: string, query: string, limit: number): readonly FacetHit[] {
    const at = this.schema.facets.findIndex(({ path }) => path === facet)
    return at < 0 ? [] : searchValues(this.#matched(plan), at, query, limit)
  }

  browse(
    filter: Filter | null,
    cursor: string | null,
    limit: number,
  ): { readonly records: readonly IndexRecord[]; readonly next: string | null } {
    const found = browseFrom(this.#view(), filter, cursor === null ? -1 : Number(cursor), limit + 1)
    const page = found.slice(0, limit)
    return {
      records: this.log.readAll(page.map(({ position }) => position)),
      next: found.length > limit ? String(page.at(-1)?.position) : null,
    }
  }

  /** The segments, after sealing all portions and the draft. */
  settled(): readonly Segment[] {
    this.endDraft()
    if (this.#portions.length > 0) this.#seal()
    return this.#segments
  }

  /** Turns the draft into a portion. */
  endDraft(): void {
    if (this.#draft.count === 0) return
    const columns = this.#draft.columns()
    const portion = new Portion(columns, makeIdTable(columns.hashes))
    const living = new Set(this.#drafted.values())
    if (living.size < columns.count) {
      for (let doc = 0; doc < columns.count; doc++) if (!living.has(doc)) portion.kill(doc)
    }
    this.#drafted.clear()
    this.#draft = new Draft(this.#layout, this.terms, this.#texts)
    if (portion.size === 0) return
    this.#portions.push(portion)
    if (!this.#ids.addAll(columns.hashes)) this.#ids = new IdFilter(this.parts)
  }

  /** The next parts to merge, or null; excludes those that are being merged. */
  dueMerge(busy: ReadonlySet<Portion> = new Set()): readonly Portion[] | null {
    const idle = this.parts.filter((part) => !busy.has(part))
    return nextMerge(idle)?.map((at) => idle[at] as Portion) ?? null
  }

  /** Starts a due merge, immediately or in the background. */
  mergeDue(): void {
    this.#onGrow(this)
  }

  /** Merges some parts immediately. */
  mergeNow(merging: readonly Portion[]): void {
    const sources = sourcesOf(merging)
    this.replace(merging, sources.length > 0 ? new Segment(this.contentOf(sources), null) : null)
  }

  /** Whether the index still has all of these: a portion may have been sealed during its background merge. */
  holds(parts: readonly Portion[]): boolean {
    return parts.every((part) => this.parts.includes(part))
  }

  /** Replaces the merged parts by their segment. */
  replace(merging: readonly Portion[], merged: Segment | null): void {
    const kept = this.#segments.filter((segment) => !merging.includes(segment))
    this.#segments = merged ? [...kept, merged] : kept
    this.#portions = this.#portions.filter((portion) => !merging.includes(portion))
    this.#matches.clear()
  }

  /** Segments and portions, without the draft. */
  get parts(): readonly Portion[] {
    return [...this.#segments, ...this.#portions]
  }

  get segments(): readonly Segment[] {
    return this.#segments
  }

  /** The log position of the first record that is in no segment yet; null when all are. */
  get draftedFrom(): number | null {
    return this.#draft.count > 0 ? this.#draft.positionAt(0) : null
  }

  /** The number of strings in the lexicons. */
  get termCounts(): TermCounts {
    return { words: this.terms.words.size, facets: this.terms.facets.map(({ size }) => size) }
  }

  /** Indexes a record that is in the log already. */
  take(record: IndexRecord, position: number): void {
    const { objectID } = record
    const hash = hashId(objectID)
    const drafted = this.#drafted.size
    this.#drafted.set(objectID, this.#draft.count)
    // If the draft did not grow, the replaced record was in the draft.
    if (this.#drafted.size > drafted) this.#killSealed(objectID, hash)
    this.#draft.add(record, position, hash)
    if (this.#draft.count < PORTION) return
    this.endDraft()
    this.mergeDue()
  }

  /** Removes a record that the log reports as deleted. */
  forget(objectID: string): void {
    if (!this.#drafted.delete(objectID)) this.#killSealed(objectID)
  }

  /** Removes the record at a position that cannot be read; false where there is none. */
  dropAt(position: number): boolean {
    for (const part of this.parts) {
      const doc = part.columns.positions.indexOf(position)
      if (doc < 0) continue
      part.kill(doc)
      this.#matches.clear()
      return true
    }
    return false
  }

  #killSealed(objectID: string, hash = hashId(objectID)): void {
    const at = this.#locate(objectID, hash)
    at?.segment.kill(at.doc)
  }

  #locate(objectID: string, hash = hashId(objectID)): At<Portion> | null {
    if (!this.#ids.mayHave(hash)) return null
    return this.#locateIn(this.#segments, objectID, hash) ?? this.#locateIn(this.#portions, objectID, hash)
  }

  /** Seals everything that was written since the last seal into one segment. */
  #seal(): void {
    this.mergeNow(this.#portions)
    this.mergeDue()
  }

  #locateIn<P extends Portion>(parts: readonly P[], objectID: string, hash = hashId(objectID)): At<P> | null {
    for (const part of parts) {
      for (const doc of part.withHash(hash)) {
        const known = part.objectIdOf(doc) ?? this.log.read(part.positionOf(doc)).objectID
        if (known === objectID) return { segment: part, doc }
      }
    }
    return null
  }

  contentOf(sources: readonly Source[]): SegmentContent {
    return makeContent(sources, this.#layout, this.termCounts)
  }

  #view(): IndexView {
    return {
      layout: this.#layout,
      terms: this.terms,
      sorted: this.#sorted,
      segments: this.settled(),
      locate: (objectID) => this.#locateIn(this.#segments, objectID),
      cache: sharedSets,
    }
  }

  #matched(plan: Plan): Matched {
    return this.#matches.find(plan, () => this.#view())
  }
}

function putsFrom(writes: readonly Write[], from: number): Put[] {
  const puts: Put[] = []
  for (let at = from; at < writes.length; at++) {
    const write = writes[at] as Write
    if (write.type !== 'put') break
    puts.push(write)
  }
  return puts
}

/** The living documents of some parts, as the input of a merge. */
export function sourcesOf(parts: readonly Portion[]): Source[] {
  return parts.map((part) => part.source()).filter(({ docs }) => docs.length > 0)
}
