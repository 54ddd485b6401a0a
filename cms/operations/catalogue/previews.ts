import { fragment } from '#cms/operations/database.ts'
import type { Cast, Column, Present } from '#cms/operations/schema/columns.ts'
import { GROUNDS, type Ground } from '#domain/assets/facets.ts'
import type { Preview } from '#domain/contract/catalogue.ts'

/** The columns of an item (aliased `i`) that its preview is made from. */
export const PREVIEW_COLUMNS = fragment.raw(`
  i.shown_sha256 as sha256, i.shown_width::float8 as width, i.shown_height::float8 as height,
  i.shown_ground as ground, i.shown_motion as motion, i.shown_modified_at as modified_at, i.free as playable`)

export interface PreviewRow extends Record<string, unknown> {
  readonly sha256: Present<'items.shown_sha256'>
  readonly width: Cast<'items.shown_width', number>
  readonly height: Cast<'items.shown_height', number>
  readonly ground: Column<'items.shown_ground'>
  readonly motion: Column<'items.shown_motion'>
  readonly modified_at: Present<'items.shown_modified_at'>
  readonly playable: Present<'items.free'>
}

export function previewOf(row: PreviewRow): Preview {
  return {
    sha256: row.sha256,
    modifiedAt: new Date(row.modified_at).toISOString(),
    width: row.width,
    height: row.height,
    ground: GROUNDS.find((ground): ground is Ground => ground === row.ground) ?? 'any',
    motion: MOTIONS.find((motion) => motion === row.motion) ?? null,
    playable: row.playable,
  }
}

const MOTIONS = ['lottie', 'model', 'svg', 'gif'] as const
