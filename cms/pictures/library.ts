import type { Pool } from 'pg'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { DESCRIPTOR_VERSION, type Descriptor } from '#media/artwork/descriptor/descriptor.ts'
import type { IndexedPicture } from '#media/similarity/indexed-picture.ts'

/** A published item and its current revision. */
export interface ShownItem {
  readonly item: Column<'items.id'>
  readonly revision: Present<'items.current_revision_id'>
}

/** An original without a descriptor, with every revision of the same bytes. */
export interface Undescribed {
  readonly sha256: Column<'files.sha256'>
  readonly revisions: Computed<readonly number[]>
}

/** The index's access to the database. */
export interface PictureLibrary {
  /** A page of published items with a descriptor, by id, after an item. */
  described(afterItem: number, limit: number): Promise<readonly ShownItem[]>
  /** The pictures of those items that are published and have a descriptor. */
  pictures(items: readonly number[]): Promise<readonly IndexedPicture[]>
  /** Published originals without a descriptor of the current version. */
  undescribed(limit: number): Promise<readonly Undescribed[]>
  /** @param descriptor null when the original cannot be described, so that it is not tried again */
  saveDescriptor(revisions: readonly number[], descriptor: Descriptor | null): Promise<readonly number[]>
}

interface PictureRow {
  readonly item: Column<'items.id'>
  readonly revision: Present<'items.current_revision_id'>
  readonly look: Column<'descriptors.look'>
  readonly shape: Present<'descriptors.shape'>
  readonly colours: Present<'descriptors.colours'>
}

const SHOWN = `items i join descriptors d on d.revision_id = i.current_revision_id
  where i.visibility = 'published' and d.version = ${DESCRIPTOR_VERSION} and d.shape is not null`

export function openLibrary(database: Pool): PictureLibrary {
  return {
    async described(afterItem, limit) {
      const { rows } = await database.query<ShownItem>(
        `select i.id as item, i.current_revision_id as revision from ${SHOWN} and i.id > $1 order by i.id limit $2`,
        [afterItem, limit],
      )
      return rows
    },

    async pictures(items) {
      const { rows } = await database.query<PictureRow>(
        `select i.id as item, i.current_revision_id as revision, d.look, d.shape, d.colours from ${SHOWN} and i.id = any($1::int[])`,
        [items],
      )
      return rows.map(({ item, revision, look, shape, colours }) => ({
        item,
        revision,
        look,
        shape: Int8Array.from(shape, (byte) => (byte << 24) >> 24),
        colours: Uint8Array.from(colours),
      }))
    },

    async undescribed(limit) {
      const { rows } = await database.query<Undescribed>(
        `select f.sha256, array(select r.id from revisions r where r.file_id = f.id) as revisions from (
           select distinct r.file_id from items i
           join revisions r on r.id = i.current_revision_id
           left join descriptors d on d.revision_id = r.id and d.version = ${DESCRIPTOR_VERSION}
           where i.visibility = 'published' and d.revision_id is null and r.file_id is not null limit $1) wanted
         join files f on f.id = wanted.file_id`,
        [limit],
      )
      return rows
    },

    async saveDescriptor(revisions, descriptor) {
      const { rows } = await database.query<{ item: Column<'items.id'> }>(
        `with kept as (
           insert into descriptors (revision_id, version, look, shape, colours)
           select id, ${DESCRIPTOR_VERSION}, coalesce($4, 'drawing'), $2, $3 from unnest($1::int[]) as id
           on conflict (revision_id) do update
             set version = excluded.version, look = excluded.look, shape = excluded.shape, colours = excluded.colours
           returning revision_id)
         select i.id as item from kept join items i on i.current_revision_id = kept.revision_id`,
        [
          revisions,
          descriptor && bytesOf(descriptor.shape),
          descriptor && bytesOf(descriptor.colours),
          descriptor?.look ?? null,
        ],
      )
      return rows.map(({ item }) => item)
    },
  }
}

function bytesOf(numbers: Int8Array | Uint8Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}
