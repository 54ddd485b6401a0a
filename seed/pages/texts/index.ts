import type { Names } from '#seed/taxonomy/names.ts'
import { ABSTRACT_TEXTS } from './abstract.ts'
import { AVATAR_TEXTS } from './avatar.ts'
import { CAMPAIGN_TEXTS } from './campaigns.ts'
import { EMOJI_TEXTS } from './emoji.ts'
import { LOTTIE_TEXTS } from './lottie.ts'
import { STICKER_TEXTS } from './stickers.ts'

const ALL: readonly Names[] = [
  ...AVATAR_TEXTS,
  ...EMOJI_TEXTS,
  ...STICKER_TEXTS,
  ...CAMPAIGN_TEXTS,
  ...LOTTIE_TEXTS,
  ...ABSTRACT_TEXTS,
]

/** The texts of blocks of the seeded pages in every language, by their English. */
export const BLOCK_TEXTS: ReadonlyMap<string, Names> = new Map(ALL.map((names) => [names.en, names]))
