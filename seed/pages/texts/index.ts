import type { Names } from '#seed/taxonomy/names.ts'
import { ABSTRACT_TEXTS } from './abstract.ts'
import { AVATAR_TEXTS } from './avatar.ts'
import { CAMPAIGN_TEXTS } from './campaigns.ts'
import { EMOJI_TEXTS } from './emoji.ts'
import { GUIDE_FORMAT_TEXTS } from './guide-formats.ts'
import { GUIDE_MORE_TEXTS } from './guide-more.ts'
import { GUIDE_QUESTION_TEXTS } from './guide-questions.ts'
import { GUIDE_SEARCH_TEXTS } from './guide-search.ts'
import { GUIDE_WORK_TEXTS } from './guide-works.ts'
import { LOTTIE_TEXTS } from './lottie.ts'
import { STICKER_TEXTS } from './stickers.ts'

const ALL: readonly Names[] = [
  ...AVATAR_TEXTS,
  ...EMOJI_TEXTS,
  ...STICKER_TEXTS,
  ...CAMPAIGN_TEXTS,
  ...LOTTIE_TEXTS,
  ...ABSTRACT_TEXTS,
  ...GUIDE_FORMAT_TEXTS,
  ...GUIDE_MORE_TEXTS,
  ...GUIDE_QUESTION_TEXTS,
  ...GUIDE_SEARCH_TEXTS,
  ...GUIDE_WORK_TEXTS,
]

/** The texts of blocks of the seeded pages in every language, by their English. */
export const BLOCK_TEXTS: ReadonlyMap<string, Names> = new Map(ALL.map((names) => [names.en, names]))
