import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { SEED_DATE } from '../spread.ts'
import { AGE_MS, type Frame, packFields } from './frame.ts'
import type { SyntheticItem } from './layout.ts'
import type { Sample } from './samples.ts'
import { itemTitle } from './titles.ts'

export function itemRow(item: SyntheticItem, frame: Frame) {
  const { pack, index } = item
  const number = frame.firstItemNumber + index
  const sample = sampleOf(item, frame)
  const published = new Date(SEED_DATE.getTime() - Math.floor(item.age * AGE_MS))
  return {
    ...packFields(pack, frame),
    id: frame.firstItem + index,
    slug: assetSlug(itemTitle(item), number),
    short_id: shortId(number),
    number,
    source_key: `synthetic:${index}`,
    price_amount: pack.free ? null : 300 + (pack.index % 10) * 100,
    featured: pack.featured && item.position < 4,
    published_at: published,
    popularity: item.popularity,
    pack_id: frame.firstPack + pack.index,
    pack_position: item.position,
    current_revision_id: frame.firstRevision + index,
    shown_sha256: sample.sha256,
    shown_format: sample.format,
    shown_width: sample.width,
    shown_height: sample.height,
    shown_ground: sample.ground,
    shown_modified_at: published,
    search_text: searchTextOf(item),
    created_at: published,
    updated_at: published,
  }
}

export function itemTextRow(item: SyntheticItem, frame: Frame) {
  return { _locale: 'en', _parent_id: frame.firstItem + item.index, title: itemTitle(item) }
}

export function tagRows(item: SyntheticItem, frame: Frame) {
  return item.tags.map((tag, index) => ({
    parent_id: frame.firstItem + item.index,
    path: 'tags',
    order: index + 1,
    tags_id: frame.tags.get(tag.slug) ?? null,
  }))
}

export function revisionRow(item: SyntheticItem, frame: Frame) {
  const sample = sampleOf(item, frame)
  return {
    id: frame.firstRevision + item.index,
    item_id: frame.firstItem + item.index,
    number: 1,
    state: 'ready',
    file_id: sample.fileId,
    format: sample.format,
    width: sample.width,
    height: sample.height,
    has_alpha: sample.hasAlpha,
    ground: sample.ground,
    box: sample.box,
    palette: sample.palette,
    canonical_sha256: sample.canonicalSha256,
    geometry_hash: sample.geometryHash,
    perceptual_hash: sample.perceptualHash,
  }
}

function sampleOf({ index }: SyntheticItem, { samples }: Frame): Sample {
  const sample = samples[index % samples.length]
  if (!sample) throw new Error('a synthetic catalogue needs samples')
  return sample
}

function searchTextOf({ manner, subject, tags, pack }: SyntheticItem): string {
  const title = manner ? `${manner.folded} ${subject.folded}` : subject.folded
  return `| ${title} | ${tags.map(({ folded }) => folded).join(' ')} ${pack.style}`
}
