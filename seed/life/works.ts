import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import type { Maker } from './makers.ts'

export interface LifeWork {
  readonly id: Column<'items.id'>
  readonly slug: string
}

/** Marks the works of the demonstration months. */
const SOURCE = 'life:'

/**
 * The works of a maker, made where they do not exist. Each has the file of an exclusive work of the library, and its title
 * says that it is a demonstration. They are retired, and published only while the months are played.
 */
export async function makeWorks(
  payload: Payload,
  { works, price, email }: Maker,
  contributor: number,
): Promise<readonly LifeWork[]> {
  const made: LifeWork[] = []
  for (const [place, title] of works.entries()) {
    const key = `${SOURCE}${email}:${place}`
    const known = await findWork(payload, key)
    made.push(known ?? (await makeWork(payload, { key, title, price, contributor })))
  }
  return made
}

async function findWork(payload: Payload, key: string): Promise<LifeWork | undefined> {
  const [row] = await run<{ id: Column<'items.id'>; slug: Present<'items.slug'> }>(
    payload,
    fragment`select id, slug from items where source_key = ${key}`,
  )
  return row
}

interface NewWork {
  readonly key: string
  readonly title: string
  readonly price: number
  readonly contributor: number
}

async function makeWork(payload: Payload, { key, title, price, contributor }: NewWork): Promise<LifeWork> {
  const [next] = await run<{ number: Computed<number> }>(
    payload,
    fragment`select nextval('asset_numbers')::float8 as number`,
  )
  const number = next?.number ?? 0
  const name = `${title} (demonstration)`
  const slug = assetSlug(name, number)
  const [row] = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
    with template as (
      select i.*, r.id as revision, r.file_id, r.format, r.width, r.height, r.palette, r.features
        from items i join revisions r on r.id = i.current_revision_id
       where i.price_amount is not null and i.visibility = 'published' and r.format = 'svg' and coalesce(i.source_key, '') not like ${`${SOURCE}%`}
       order by md5(i.id::text || ${key}) limit 1),
    made as (
      insert into items (kind, visibility, slug, short_id, number, source_key, price_amount, free, licence_id,
        contributor_id, published_at, category_id, style_id, shown_sha256, shown_format, shown_width, shown_height,
        shown_ground, shown_modified_at, search_text)
      select kind, 'retired', ${slug}, ${shortId(number)}, ${number}, ${key}, ${price}, false, licence_id,
        ${contributor}, present(), category_id, style_id, shown_sha256, shown_format, shown_width, shown_height,
        shown_ground, shown_modified_at, search_text from template returning id),
    named as (
      insert into items_locales (_parent_id, _locale, title) select id, 'en', ${name} from made),
    drawn as (
      insert into revisions (item_id, number, state, file_id, format, width, height, palette, features)
      select made.id, 1, 'ready', file_id, format, width, height, palette, features from made, template returning id, item_id)
    select id from made`,
  )
  if (row === undefined) throw new Error('the library has no exclusive work to copy')
  await run(
    payload,
    fragment`
    update items set current_revision_id = (select id from revisions where item_id = ${row.id} limit 1) where id = ${row.id}`,
  )
  return { id: row.id, slug }
}

/** Offers the works while the months are played, or retires them: their pages are gone for visitors. */
export async function showWorks(payload: Payload, isShown: boolean): Promise<void> {
  const [from, to] = isShown ? ['retired', 'published'] : ['published', 'retired']
  await run(
    payload,
    fragment`
    update items set visibility = ${to}::enum_items_visibility
     where source_key like ${`${SOURCE}%`} and visibility = ${from}::enum_items_visibility`,
  )
}
