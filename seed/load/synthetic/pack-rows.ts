import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { SEED_DATE } from '../spread.ts'
import { AGE_MS, type Frame, packFields } from './frame.ts'
import type { SyntheticPack } from './layout.ts'
import { contributorOf, packTitle } from './titles.ts'

export function contributorRow(index: number, frame: Frame) {
  return {
    id: frame.firstContributor + index,
    ...contributorOf(index),
    type: index % 3 === 0 ? 'team' : 'person',
    claimed: true,
  }
}

export function packRow(pack: SyntheticPack, frame: Frame) {
  const number = frame.firstPackNumber + pack.index
  const title = packTitle(pack)
  return {
    ...packFields(pack, frame),
    id: frame.firstPack + pack.index,
    slug: assetSlug(title, number),
    short_id: shortId(number),
    number,
    source_key: `synthetic:pack:${pack.index}`,
    price_amount: pack.free ? null : 1900,
    published_at: new Date(SEED_DATE.getTime() - ((pack.index * 7919) % AGE_MS)),
    popularity: (pack.index * 31) % 1000,
    item_count: pack.size,
    search_text: `| ${pack.theme.folded} | ${pack.style}`,
  }
}

export function packTextRow(pack: SyntheticPack, frame: Frame) {
  return { _locale: 'en', _parent_id: frame.firstPack + pack.index, title: packTitle(pack) }
}
