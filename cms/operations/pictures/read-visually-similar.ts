import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { DESCRIPTOR_VERSION, viewOf } from '#media/artwork/descriptor/descriptor.ts'

/** A published item that looks like the item under review. */
export interface VisuallySimilarItem {
  readonly id: number
  readonly title: string
  readonly contributor: string
  /** 1 for the same picture. */
  readonly similarity: number
  readonly shown: {
    readonly sha256: string
    readonly modifiedAt: string
    readonly ground: string | null
  }
}

/**
 * Published items that look like an item of any visibility, most similar first: for reviewers of a submission. Empty
 * when its newest original is not described.
 */
export async function readVisuallySimilar(
  payload: Payload,
  finder: Pick<PictureFinder, 'find'>,
  item: number,
  count: number,
): Promise<Result<readonly VisuallySimilarItem[]>> {
  const [descriptor] = await sql<{
    look: Column<'descriptors.look'>
    shape: Present<'descriptors.shape'>
    colours: Present<'descriptors.colours'>
  }>(payload)`
    select d.look, d.shape, d.colours from revisions r join descriptors d on d.revision_id = r.id
     where r.item_id = ${item} and d.version = ${DESCRIPTOR_VERSION} and d.shape is not null
     order by r.number desc limit 1`
  if (!descriptor) return accept([])
  const view = viewOf({
    look: descriptor.look,
    shape: Int8Array.from(descriptor.shape, signed),
    colours: Uint8Array.from(descriptor.colours),
  })
  const found = await finder.find([view], count + 1)
  if (!found.ok) return found
  const matches = found.value.filter((match) => match.item !== item).slice(0, count)
  const facts = await factsOf(
    payload,
    matches.map((match) => match.item),
  )
  return accept(
    matches.flatMap(({ item: id, similarity }) => {
      const known = facts.get(id)
      return known ? [{ ...known, similarity }] : []
    }),
  )
}

interface FactsRow extends Record<string, unknown> {
  readonly id: Column<'items.id'>
  readonly title: Computed<string>
  readonly contributor: Column<'contributors.name'>
  readonly sha256: Present<'items.shown_sha256'>
  readonly modified_at: Present<'items.shown_modified_at'>
  readonly ground: Column<'items.shown_ground'>
}

async function factsOf(payload: Payload, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Omit<VisuallySimilarItem, 'similarity'>>()
  const rows = await run<FactsRow>(
    payload,
    fragment`
      select i.id, ${localised('items', 'i', 'title', 'en')} as title, c.name as contributor, i.shown_sha256 as sha256,
        i.shown_modified_at as modified_at, i.shown_ground as ground
      from items i join contributors c on c.id = i.contributor_id
      where i.id = any(${fragment.param([...ids])}::int[]) and i.visibility = 'published' and i.shown_sha256 is not null`,
  )
  return new Map(
    rows.map(({ id, title, contributor, sha256, modified_at, ground }) => [
      id,
      { id, title, contributor, shown: { sha256, modifiedAt: new Date(modified_at).toISOString(), ground } },
    ]),
  )
}

function signed(byte: number): number {
  return (byte << 24) >> 24
}
