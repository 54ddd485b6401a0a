import { fragment, inTransaction, type Payload, sql, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { MAX_BRAND_PALETTES } from '#domain/brand-palettes/limits.ts'
import type { BrandPalette, NewPalette, PaletteChange } from '#domain/contract/brand-palettes.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface PaletteRow extends Record<string, unknown>, BrandPalette {}

/** The palettes of a user, in order. */
export function listPalettes(payload: Payload, user: string): Promise<BrandPalette[]> {
  return sql<PaletteRow>(payload)`
    select id, name, colors from brand_palettes where user_id = ${user} order by position, created_at, id`
}

/**
 * Appends a palette. An existing id adds nothing: the request was repeated.
 *
 * @returns all palettes
 */
export async function createPalette(
  payload: Payload,
  user: string,
  { palette: id, name, colors }: NewPalette,
): Promise<Result<BrandPalette[]>> {
  const done = await inTransaction(payload, async (transaction): Promise<Result<null>> => {
    const positions = await lockPalettes(transaction, user)
    if (positions.some((palette) => palette.id === id)) return accept(null)
    if (positions.length >= MAX_BRAND_PALETTES) return refuse('too-many-palettes')
    const position = Math.max(-1, ...positions.map((palette) => palette.position)) + 1
    const made = await transaction(fragment`
      insert into brand_palettes (id, user_id, name, colors, position)
      values (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${user}, ${name}, ${fragment.param(colors)}::text[], ${position})
      on conflict do nothing returning id`)
    return made.length === 0 ? refuse('not-found') : accept(null)
  })
  return done.ok ? accept(await listPalettes(payload, user)) : done
}

/** Changes the given fields of a palette. A palette of another user is not found. */
export async function changePalette(
  payload: Payload,
  user: string,
  id: string,
  { name, colors, position }: PaletteChange,
): Promise<Result<BrandPalette[]>> {
  const done = await inTransaction(payload, async (transaction): Promise<Result<null>> => {
    const palettes = await lockPalettes(transaction, user)
    if (!palettes.some((palette) => palette.id === id)) return refuse('not-found')
    await transaction(fragment`
      update brand_palettes set name = coalesce(${name ?? null}, name), updated_at = now(),
        colors = coalesce(${fragment.param(colors ?? null)}::text[], colors) where id = ${id}`)
    if (position !== undefined) await moveTo(transaction, palettes, id, position)
    return accept(null)
  })
  return done.ok ? accept(await listPalettes(payload, user)) : done
}

export async function deletePalette(
  payload: Payload,
  user: string,
  id: string,
): Promise<Result<BrandPalette[]>> {
  const deleted = await sql(payload)`
    delete from brand_palettes where id::text = ${id} and user_id = ${user} returning id`
  return deleted.length === 0 ? refuse('not-found') : accept(await listPalettes(payload, user))
}

interface Placed extends Record<string, unknown> {
  readonly id: Column<'brand_palettes.id'>
  readonly position: Column<'brand_palettes.position'>
}

/** Serialises changes of a user's palettes, so that their number and order stay consistent. */
async function lockPalettes(transaction: Transaction, user: string): Promise<Placed[]> {
  await transaction(fragment`select 1 from users where id = ${user} for update`)
  return transaction<Placed>(fragment`
    select id, position from brand_palettes where user_id = ${user} order by position, created_at, id`)
}

async function moveTo(
  transaction: Transaction,
  palettes: readonly Placed[],
  id: string,
  position: number,
): Promise<void> {
  const order = palettes.map((palette) => palette.id).filter((other) => other !== id)
  order.splice(position, 0, id)
  await transaction(fragment`
    update brand_palettes p set position = placed.position - 1
      from unnest(${fragment.param(order)}::uuid[]) with ordinality as placed(id, position) where p.id = placed.id`)
}
