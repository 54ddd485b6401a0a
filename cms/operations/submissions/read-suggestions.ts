import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import { readVisuallySimilar } from '#cms/operations/pictures/read-visually-similar.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { loadSubmission } from '#cms/operations/submissions/load-facts.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { singularOf, wordsOf } from '#domain/lint/words.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import { type SuggestedMetadata, suggestMetadata } from '#domain/suggestions/suggest-metadata.ts'

/** Assets with a word of the name that are read; more would not change the order. */
const MAX_NAMED = 300
const MAX_LOOKALIKES = 12
/** Below this, pictures have no more than their colours in common. */
const LEAST_SIMILARITY = 0.75
const MAX_WORDS = 60

/**
 * Keywords and categories for a submission, from published assets with a word of its title among their keywords, and
 * from those that look like it. Null where the actor may not read it. While search by picture is down, the name decides.
 */
export async function readMetadataSuggestions(
  payload: Payload,
  finder: Pick<PictureFinder, 'find'>,
  { submission, actor }: { readonly submission: number; readonly actor: Holder },
): Promise<SuggestedMetadata | null> {
  const transaction = transactionOf(payload)
  const loaded = await loadSubmission(transaction, submission, { lock: false })
  if (loaded === undefined) return null
  const { author, contributor } = loaded.facts
  if (!mayApply(actor, 'submission.read', { owner: author, team: null, contributor })) return null
  const [draft] = await run<{ keywords: Column<'submissions.keywords'> }>(
    payload,
    fragment`select keywords from submissions where id = ${submission}`,
  )
  const alike = await readVisuallySimilar(payload, finder, loaded.item, MAX_LOOKALIKES)
  const lookalikes = alike.ok ? alike.value.filter(({ similarity }) => similarity >= LEAST_SIMILARITY) : []
  const near = nearby(
    loaded,
    lookalikes.map(({ id }) => id),
  )
  const [keywords, categories] = await Promise.all([
    run<KeywordRow>(
      payload,
      fragment`${near} select t.slug as word, ${COUNTS} from near join items_rels rel on rel.parent_id = near.item
        and rel.path = 'tags' join tags t on t.id = rel.tags_id
        group by t.slug order by count(*) desc, t.slug limit ${MAX_WORDS}`,
    ),
    run<CategoryRow>(
      payload,
      fragment`${near} select i.category_id as id, ${COUNTS} from near join items i on i.id = near.item
        where i.category_id is not null group by i.category_id order by count(*) desc, i.category_id`,
    ),
  ])
  const written = keywords.map(({ word, ...uses }) => ({ ...uses, word: word.replaceAll('-', ' ') }))
  return suggestMetadata(
    { title: loaded.title, keywords: draft?.keywords ?? [] },
    { keywords: written, categories },
  )
}

interface KeywordRow extends Record<string, unknown> {
  readonly word: Column<'tags.slug'>
  readonly byName: Computed<number>
  readonly byPicture: Computed<number>
}

interface CategoryRow extends Record<string, unknown> {
  readonly id: Computed<number>
  readonly byName: Computed<number>
  readonly byPicture: Computed<number>
}

const COUNTS = fragment`(count(*) filter (where not near.alike))::int as "byName",
  (count(*) filter (where near.alike))::int as "byPicture"`

/** The published items near a draft, as a common table expression: each once. */
function nearby({ item, title }: { readonly item: number; readonly title: string }, alike: number[]) {
  const words = [...new Set(wordsOf(title).flatMap((word) => [word, singularOf(word)]))]
  return fragment`
    with near as (
      select i.id as item, true as alike from items i where i.id = any(${fragment.param(alike)}::int[])
      union all
      select * from (
        select distinct i.id, false from tags named join items_rels rel on rel.tags_id = named.id and rel.path = 'tags'
          join items i on i.id = rel.parent_id
         where named.slug = any(${fragment.param(words)}::text[]) and i.visibility = 'published' and i.id <> ${item}
           and i.id <> all(${fragment.param(alike)}::int[])
         limit ${MAX_NAMED}) by_name)`
}
