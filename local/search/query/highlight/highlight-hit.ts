import type { TextRules } from '#local/search/engine/analysis/text-rules.ts'
import type { Plan } from '#local/search/model/plan.ts'
import type { IndexRecord, Json } from '#local/search/model/record.ts'
import { omit, type PathTree, pathTree, pick } from '#local/search/query/retrieve/path-tree.ts'
import { allowedPart, type Retrieval } from '#local/search/query/retrieve/retrieve.ts'
import { readCounted } from '#local/search/query/settings/notation.ts'
import { searchableOf } from '#local/search/query/settings/searchable.ts'
import type { Settings } from '#local/search/query/settings/setting-table.ts'
import { type Highlighted, highlightText } from './highlight-text.ts'
import { type Mapped, type MapText, mapTexts } from './map-texts.ts'
import { markText } from './marks.ts'
import { compileMatcher } from './matcher.ts'
import { type Snippet, snippetText } from './snippet-text.ts'

export interface HitHighlights {
  readonly _highlightResult?: Mapped<Highlighted>
  readonly _snippetResult?: Mapped<Snippet>
}

export type HighlightSettings = Pick<
  Settings,
  | 'searchableAttributes'
  | 'unretrievableAttributes'
  | 'attributesToHighlight'
  | 'attributesToSnippet'
  | 'highlightPreTag'
  | 'highlightPostTag'
  | 'snippetEllipsisText'
  | 'restrictHighlightAndSnippetArrays'
  | 'replaceSynonymsInHighlight'
> &
  Pick<Retrieval, 'retrievableAttributes'>

/** Words of a snippet where its setting has no number. */
const SNIPPET_WORDS = 10

/**
 * Creates the function that makes the highlights and snippets of a search's records; null where none are
 * requested. Attributes that cannot be retrieved are in neither.
 */
export function highlighter(
  plan: Pick<Plan, 'words' | 'phrases'>,
  settings: HighlightSettings,
  rules: TextRules,
): ((record: IndexRecord) => HitHighlights) | null {
  const matcher = compileMatcher(plan)
  const tags = { pre: settings.highlightPreTag, post: settings.highlightPostTag }
  const mark = (text: string, attribute: string) =>
    markText(text, matcher, { rules, attribute, replaceSynonyms: settings.replaceSynonymsInHighlight })
  const dropped = (inList: boolean, matchLevel: string) =>
    settings.restrictHighlightAndSnippetArrays && inList && matchLevel === 'none'

  const highlight: MapText<Highlighted> = (text, { path, inList }) => {
    const highlighted = highlightText(mark(text, path), matcher, tags)
    return dropped(inList, highlighted.matchLevel) ? null : highlighted
  }
  const counts = wordCounts(settings.attributesToSnippet ?? [])
  const snippet: MapText<Snippet> = (text, { path, inList }) => {
    const cut = { words: countAt(counts, path), ellipsis: settings.snippetEllipsisText }
    const made = snippetText(mark(text, path), matcher, tags, cut)
    return dropped(inList, made.matchLevel) ? null : made
  }
  const highlighted = chosen(settings.attributesToHighlight ?? searchablePaths(settings))
  const snippeted = chosen([...counts.keys()])
  if (highlighted?.size === 0 && snippeted?.size === 0) return null
  const hidden = pathTree(settings.unretrievableAttributes ?? [])
  const allowed = allowedPart(settings)
  return (record) => {
    const shown = omit(allowed(record), hidden)
    const _highlightResult = mapChosen(shown, highlighted, highlight)
    const _snippetResult = mapChosen(shown, snippeted, snippet)
    return {
      ...(_highlightResult === null ? {} : { _highlightResult }),
      ...(_snippetResult === null ? {} : { _snippetResult }),
    }
  }
}

/** The chosen attributes; null for all. */
function chosen(paths: readonly string[]): PathTree | null {
  return paths.includes('*') ? null : pathTree(paths)
}

function searchablePaths({ searchableAttributes }: HighlightSettings): readonly string[] {
  return searchableAttributes === null ? ['*'] : searchableOf(searchableAttributes).map(({ path }) => path)
}

/** `objectID` is highlighted only where it is named. */
function mapChosen<T>(record: Json, tree: PathTree | null, mapText: MapText<T>): Mapped<T> | null {
  if (tree === null) return mapTexts(omit(record, OBJECT_ID), mapText)
  return tree.size === 0 ? null : mapTexts(pick(record, tree) ?? null, mapText)
}

const OBJECT_ID = pathTree(['objectID'])

function wordCounts(sources: readonly string[]): ReadonlyMap<string, number> {
  const counted = sources.map((source) => readCounted(source, SNIPPET_WORDS))
  return new Map(counted.map(({ attribute, count }) => [attribute, count]))
}

/** The number for the path, or for its nearest parent path. */
function countAt(counts: ReadonlyMap<string, number>, path: string): number {
  for (let above = path; above !== ''; above = above.slice(0, Math.max(0, above.lastIndexOf('.')))) {
    const count = counts.get(above)
    if (count !== undefined) return count
  }
  return counts.get('*') ?? SNIPPET_WORDS
}
