import type { Filter } from '../../model/filter.ts'
import type { Found, Plan } from '../../model/plan.ts'
import type { IndexRecord } from '../../model/record.ts'
import type { FacetHit, Schema, Vocabulary, Write } from '../../model/store.ts'
import { browseFrom } from '../find/browse.ts'
import { searchValues } from '../find/facets.ts'
import { MatchCache } from '../find/match-cache.ts'
import type { Matched } from '../find/matched.ts'
import { search } from '../find/search.ts'
import { sharedSets } from '../find/set-cache.ts'
import type { IndexView } from '../find/view.ts'
import type { RecordLog } from '../log/record-log.ts'
import { makeContent, type SegmentContent, type TermCounts } from '../segment/content.ts'
import { Draft } from '../segment/draft.ts'
import type { Source } from '../segment/gather.ts'
import { hashId } from '../segment/hash-id.ts'
import { type Layout, layoutOf } from '../segment/layout.ts'
import { nextMerge } from '../segment/merge-policy.ts'
import { Segment } from '../segment/segment.ts'
import type { Terms } from '../segment/terms.ts'
import { TextWords } from '../segment/text-words.ts'
import { IndexVocabulary } from '../vocabulary/index-vocabulary.ts'
import { SortedWords } from '../vocabulary/sorted-words.ts'

/** A long stream of writes is sealed in portions of this many records: sealing one takes less than half a second. */
const DRAFT_LIMIT = 32_768

export interface IndexParts {
  readonly schema: Schema
  readonly log: RecordLog
  readonly terms: Terms
  readonly segments: readonly Segment[]
  /** Called when a segment was added: the moment to merge. */
  readonly onSeal: (index: SegmentedIndex) => void
}

/**
 * Records in immutable segments, and a draft of those written since: what is read seals the draft first, so that a
 * write is visible to whatever comes after it, and a stream of writes that nobody reads between is sealed in portions.
 */
export class SegmentedIndex {
  readonly schema: Schema
  readonly terms: Terms
  readonly log: RecordLog
  readonly vocabulary: Vocabulary
  readonly #layout: Layout
  readonly #onSeal: (index: SegmentedIndex) => void
  readonly #texts: readonly TextWords[]
  readonly #sorted: SortedWords
  readonly #matches = new MatchCache()
  #segments: Segment[]
  #draft: Draft
  /** The living records of the draft by their ids. */
  readonly #drafted = new Map<string, number>()

  constructor({ schema, log, terms, segments, onSeal }: IndexParts) {
    this.schema = schema
    this.terms = terms
    this.log = log
    this.#layout = layoutOf(schema)
    this.#onSeal = onSeal
    this.#segments = [...segments]
    this.#texts = schema.searchable.map(
      (_, attribute) => new TextWords(terms.words, schema.languages, attribute),
    )
    this.#sorted = new SortedWords(terms.words)
    this.#sorted.runs() // now, while a store is opened, and not when somebody waits for the first search
    this.#draft = new Draft(this.#layout, terms, this.#texts)
    this.vocabulary = new IndexVocabulary(terms.words, this.#sorted, () => this.settled())
  }

  get size(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.size, this.#drafted.size)
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
      const records = putsFrom(writes, from)
      const positions = this.log.append(records)
      records.forEach((record, at) => {
        this.take(record, positions[at] as number)
      })
      from += records.length
    }
  }

  get(objectID: string): IndexRecord | null {
    const drafted = this.#drafted.get(objectID)
    if (drafted !== undefined) return this.log.read(this.#draft.positionAt(drafted))
    const at = this.#locate(objectID)
    return at ? this.log.read(at.segment.positionOf(at.doc)) : null
  }

  find(plan: Plan): Found {
    return search(this.#matched(plan), plan, (segment, doc) => this.log.read(segment.positionOf(doc)))
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
      records: page.map(({ position }) => this.log.read(position)),
      next: found.length > limit ? String(page.at(-1)?.position) : null,
    }
  }

  /** The segments with nothing left in the draft. */
  settled(): readonly Segment[] {
    if (this.#draft.count > 0) this.seal()
    return this.#segments
  }

  /** Makes a segment of the draft. */
  seal(): void {
    const columns = this.#draft.columns()
    const docs = Uint32Array.from(this.#drafted.values()).sort()
    this.#drafted.clear()
    this.#draft = new Draft(this.#layout, this.terms, this.#texts)
    if (docs.length > 0) this.#segments.push(new Segment(this.contentOf([{ columns, docs }]), null))
    this.mergeDue()
  }

  /** The segments to merge next, if any, those aside that are being merged. */
  dueMerge(busy: ReadonlySet<Segment> = new Set()): readonly Segment[] | null {
    const idle = this.#segments.filter((segment) => !busy.has(segment))
    return nextMerge(idle)?.map((at) => idle[at] as Segment) ?? null
  }

  /** Merges what is due, now or in the background. */
  mergeDue(): void {
    this.#onSeal(this)
  }

  /** Merges some segments on the spot. */
  mergeNow(merging: readonly Segment[]): void {
    const sources = sourcesOf(merging)
    this.replace(merging, sources.length > 0 ? new Segment(this.contentOf(sources), null) : null)
  }

  /** Puts a segment in the place of those that it was merged from. */
  replace(merging: readonly Segment[], merged: Segment | null): void {
    const kept = this.#segments.filter((segment) => !merging.includes(segment))
    this.#segments = merged ? [...kept, merged] : kept
    this.#matches.clear()
  }

  /** The segments, what is still drafted aside. */
  get segments(): readonly Segment[] {
    return this.#segments
  }

  /** Where the first record stands in the log that is in no segment yet; null where all are. */
  get draftedFrom(): number | null {
    return this.#draft.count > 0 ? this.#draft.positionAt(0) : null
  }

  /** How many strings the lexicons know. */
  get termCounts(): TermCounts {
    return { words: this.terms.words.size, facets: this.terms.facets.map(({ size }) => size) }
  }

  /** Takes a record in that stands in the log already. */
  take(record: IndexRecord, position: number): void {
    const { objectID } = record
    const hash = hashId(objectID)
    const drafted = this.#drafted.size
    this.#drafted.set(objectID, this.#draft.count)
    // Where nothing was added, what is replaced is of the draft.
    if (this.#drafted.size > drafted) this.#killSealed(objectID, hash)
    this.#draft.add(record, position, hash)
    if (this.#draft.count >= DRAFT_LIMIT) this.seal()
  }

  /** Lets a record go that the log says is deleted. */
  forget(objectID: string): void {
    if (!this.#drafted.delete(objectID)) this.#killSealed(objectID)
  }

  #killSealed(objectID: string, hash = hashId(objectID)): void {
    const at = this.#locate(objectID, hash)
    at?.segment.kill(at.doc)
  }

  #locate(objectID: string, hash = hashId(objectID)): { segment: Segment; doc: number } | null {
    for (const segment of this.#segments) {
      for (const doc of segment.withHash(hash)) {
        if (this.log.read(segment.positionOf(doc)).objectID === objectID) return { segment, doc }
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
      locate: (objectID) => this.#locate(objectID),
      cache: sharedSets,
    }
  }

  #matched(plan: Plan): Matched {
    return this.#matches.find(plan, () => this.#view())
  }
}

function putsFrom(writes: readonly Write[], from: number): IndexRecord[] {
  const records: IndexRecord[] = []
  for (let at = from; at < writes.length; at++) {
    const write = writes[at] as Write
    if (write.type !== 'put') break
    records.push(write.record)
  }
  return records
}

/** What lives of some segments, as a merge takes it. */
export function sourcesOf(segments: readonly Segment[]): Source[] {
  return segments
    .map((segment) => ({ columns: segment.content.columns, docs: segment.living() }))
    .filter(({ docs }) => docs.length > 0)
}
