import { motionOfFormat } from '#domain/assets/motion.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { DESCRIPTOR_VERSION } from '#media/artwork/descriptor/descriptor.ts'
import type { SeedItem } from '#seed/seed-item.ts'
import { dimensionOf } from '#seed/taxonomy/dimension.ts'
import type { Tag } from '../reference/tag-book.ts'
import { publishedAt } from '../spread.ts'
import type { MeasuredItem } from './measured.ts'
import type { LoadedPack } from './places.ts'

/** The ids of an item's rows, and of the rows that it refers to. */
export interface ItemIds {
  readonly item: number
  readonly revision: number
  readonly file: number
  /** The next number of the sequence of all assets, from which the short id is made. */
  readonly number: number
  readonly category: number
  readonly style: number
}

/** Featured items of a featured pack: its first ones. With some twenty featured packs, the whole is a choice of tens. */
const FEATURED_OF_PACK = 3

export function itemRow(
  { item, position, measured }: MeasuredItem,
  ids: ItemIds,
  pack: LoadedPack,
  searchText: string,
) {
  const published = publishedAt(item.sourceKey)
  return {
    id: ids.item,
    kind: item.kind,
    visibility: 'published',
    slug: assetSlug(item.title, ids.number),
    short_id: shortId(ids.number),
    number: ids.number,
    source_key: item.sourceKey,
    source_url: item.sourceUrl,
    price_amount: pack.price?.item ?? null,
    free: pack.price === null,
    featured: pack.featured && position < FEATURED_OF_PACK,
    licence_id: pack.licenceId,
    contributor_id: pack.contributorId,
    published_at: published,
    pack_id: pack.id,
    pack_position: position,
    category_id: ids.category,
    style_id: ids.style,
    dimension: dimensionOf(item),
    people_count: item.people?.count ?? null,
    current_revision_id: ids.revision,
    shown_sha256: measured.sha256,
    shown_format: measured.format,
    shown_width: measured.width,
    shown_height: measured.height,
    shown_ground: measured.ground,
    shown_motion: motionOfFormat(measured.format, measured.animated),
    shown_modified_at: published,
    search_text: searchText,
    created_at: published,
    updated_at: published,
  }
}

export function revisionRow({ item, measured }: MeasuredItem, ids: ItemIds) {
  const published = publishedAt(item.sourceKey)
  return {
    id: ids.revision,
    item_id: ids.item,
    number: 1,
    state: 'ready',
    file_id: ids.file,
    format: measured.format,
    width: measured.width,
    height: measured.height,
    animated: measured.animated,
    has_alpha: measured.hasAlpha,
    ground: measured.ground,
    box: measured.box,
    palette: measured.palette,
    replaced_typefaces: measured.replacedTypefaces,
    features: measured.features,
    duration_ms: measured.durationMs,
    frame_rate: measured.frameRate,
    triangles: measured.triangles,
    canonical_sha256: measured.canonicalSha256,
    geometry_hash: measured.geometryHash,
    perceptual_hash: measured.perceptualHash,
    camera_body: measured.camera?.body ?? null,
    camera_lens: measured.camera?.lens ?? null,
    camera_iso: measured.camera?.iso ?? null,
    camera_f_number: measured.camera?.fNumber ?? null,
    created_at: published,
    updated_at: published,
  }
}

/** The descriptor of the revision for picture search; null when its bitmap was too small. */
export function descriptorRow({ measured: { descriptor } }: MeasuredItem, ids: ItemIds) {
  if (!descriptor) return null
  return {
    revision_id: ids.revision,
    version: DESCRIPTOR_VERSION,
    look: descriptor.look,
    shape: hexBytes(descriptor.shape),
    colours: hexBytes(descriptor.colours),
  }
}

function hexBytes({ buffer, byteOffset, byteLength }: Int8Array | Uint8Array): string {
  return `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
}

export const PEOPLE_TABLES = [
  'items_people_genders',
  'items_people_ages',
  'items_people_ethnicities',
] as const

/** The rows about the people that an item shows, by table. */
export function peopleRows(itemId: number, people: SeedItem['people']) {
  const rows = (values: readonly string[] = []) =>
    values.map((value, index) => ({ order: index + 1, parent_id: itemId, value }))
  return {
    items_people_genders: rows(people?.genders),
    items_people_ages: rows(people?.ages),
    items_people_ethnicities: rows(people?.ethnicities),
  }
}

/** The tags of an item, most important first. */
export function tagRows(itemId: number, tags: readonly Tag[]) {
  return tags.map((tag, index) => ({ parent_id: itemId, path: 'tags', order: index + 1, tags_id: tag.id }))
}
