import type { Alternative } from '../../model/plan.ts'
import { or } from '../docset/combine.ts'
import { type DocSet, emptySet, weightOf } from '../docset/doc-set.ts'
import { attributesFor, type Scope } from './attributes-for.ts'
import { acceptsOf, docsWithRow } from './rows.ts'
import { remembered, type SegmentView } from './view.ts'

/** The documents with a word, by field, each set created on demand. */
export type SetsByField = ReadonlyMap<number, () => DocSet>

/** The documents of one segment that contain words and their alternatives. */
export class WordSets {
  readonly #view: SegmentView
  readonly #scope: Scope
  readonly #byField = new Map<Alternative, SetsByField>()
  readonly #all = new Map<Alternative, DocSet>()
  readonly #made = new Set<DocSet>()

  constructor(view: SegmentView, scope: Scope) {
    this.#view = view
    this.#scope = scope
  }

  /** Its memory, in bytes. */
  get weight(): number {
    let weight = 0
    for (const set of this.#made) weight += weightOf(set)
    return weight
  }

  /** Documents that match an alternative. */
  all(alternative: Alternative): DocSet {
    const known = this.#all.get(alternative)
    if (known) return known
    const found = this.#keep(or(this.#parts(alternative), this.#view.segment.universe))
    this.#all.set(alternative, found)
    return found
  }

  /** Documents that match any of some alternatives. */
  any(alternatives: readonly Alternative[]): DocSet {
    const [only, ...others] = alternatives
    if (only && others.length === 0) return this.all(only)
    return or(
      alternatives.flatMap((alternative) => this.#parts(alternative)),
      this.#view.segment.universe,
    )
  }

  /** The same, by the field of the first word. */
  byField(alternative: Alternative): SetsByField {
    const known = this.#byField.get(alternative)
    if (known) return known
    const found = alternative.words.length === 1 ? this.#word(alternative) : this.#row(alternative)
    this.#byField.set(alternative, found)
    return found
  }

  /** Documents with a value that consists of the word or phrase alone. */
  sole(alternative: Alternative): DocSet {
    const [word, ...others] = alternative.words
    if (word === undefined || alternative.kind === 'prefix') return this.#none()
    const fields = others.length > 0 ? this.#row(alternative, true) : this.#fieldsOf(word, alternative, true)
    return or(
      [...fields.values()].map((read) => read()),
      this.#view.segment.universe,
    )
  }

  /** Documents with a word in a searched attribute. */
  ofWord(word: string): DocSet {
    return this.all({ words: [word], kind: 'exact', typos: 0, span: 1 })
  }

  /** Documents with a phrase. */
  ofPhrase(words: readonly string[]): DocSet {
    return this.all({ words, kind: 'exact', typos: 0, span: 1 })
  }

  /** Sets whose union matches an alternative. A prefix needs no separation by field here. */
  #parts(alternative: Alternative): DocSet[] {
    const [word = '', ...others] = alternative.words
    if (alternative.kind === 'prefix' && others.length === 0) return [this.#anyBeginning(word, alternative)]
    return [...this.byField(alternative).values()].map((read) => read())
  }

  #word(alternative: Alternative): SetsByField {
    const [word = ''] = alternative.words
    return alternative.kind === 'prefix'
      ? this.#beginning(word, alternative)
      : this.#fieldsOf(word, alternative, false)
  }

  #fieldsOf(word: string, alternative: Alternative, sole: boolean): SetsByField {
    const id = this.#view.index.terms.words.idOf(word)
    if (id === null) return new Map()
    const { fields } = this.#view.index.layout
    const allowed = attributesFor(this.#view.index.layout, this.#scope, alternative)
    const wanted = (field: number) =>
      fields[field]?.sole === sole && allowed[fields[field]?.attribute ?? -1] === true
    const keep = (field: number, read: () => DocSet) => remembered(this.#view, `w ${field} ${id}`, read)
    return new Map(
      this.#view.segment.words.sets(id, wanted, keep).map(({ field, set }) => [field, () => this.#keep(set)]),
    )
  }

  /** Every word of the index that begins with a prefix, by field. */
  #beginning(prefix: string, alternative: Alternative): SetsByField {
    return new Map(
      this.#fieldsFor(alternative).map((field) => [
        field,
        () => this.#keep(this.#union(`b ${field} ${prefix}`, prefix, (each) => each === field)),
      ]),
    )
  }

  #anyBeginning(prefix: string, alternative: Alternative): DocSet {
    const fields = new Set(this.#fieldsFor(alternative))
    return this.#keep(this.#union(`b ${[...fields]} ${prefix}`, prefix, (field) => fields.has(field)))
  }

  #union(name: string, prefix: string, wanted: (field: number) => boolean): DocSet {
    const { index, segment } = this.#view
    return remembered(this.#view, name, () =>
      or(
        [...index.sorted.withPrefix(prefix)].flatMap((id) =>
          segment.words.sets(id, wanted).map(({ set }) => set),
        ),
        segment.universe,
      ),
    )
  }

  #fieldsFor(alternative: Alternative): readonly number[] {
    const { layout } = this.#view.index
    const allowed = attributesFor(layout, this.#scope, alternative)
    return layout.fields.flatMap((field, number) =>
      !field.sole && allowed[field.attribute] === true ? [number] : [],
    )
  }

  /** Several words in sequence; the last may be a prefix. */
  #row(alternative: Alternative, isWhole = false): SetsByField {
    const { index, segment } = this.#view
    const allowed = attributesFor(index.layout, this.#scope, alternative)
    const singles = alternative.words.map((word, at) =>
      this.#word({ ...alternative, words: [word], kind: isBeginning(alternative, at) ? 'prefix' : 'exact' }),
    )
    const found = docsWithRow(
      segment.columns,
      index.layout,
      singles.map((sets) =>
        or(
          [...sets.values()].map((read) => read()),
          segment.universe,
        ),
      ),
      acceptsOf(index.terms.words, alternative),
      (attribute) => allowed[attribute] === true,
      isWhole,
    )
    return new Map([...found].map(([field, set]) => [field, () => this.#keep(set)]))
  }

  #keep(set: DocSet): DocSet {
    this.#made.add(set)
    return set
  }

  #none(): DocSet {
    return emptySet(this.#view.segment.universe)
  }
}

function isBeginning({ kind, words }: Alternative, at: number): boolean {
  return kind === 'prefix' && at === words.length - 1
}
