import type { TINTS } from '#domain/assets/tints.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import type { AuthorSlug, CategorySlug, TagSlug } from './people-and-topics.ts'

/** A post of the seed; its texts are in `texts/{slug}/{locale}.md`. */
export interface SeedPost {
  readonly slug: string
  readonly category: CategorySlug
  readonly tags: readonly TagSlug[]
  readonly author: AuthorSlug
  /** ISO day. */
  readonly day: string
  /** A pick of the works on its cover (`markdown/pick.ts`). */
  readonly cover: string
  readonly tint: (typeof TINTS)[number]
  readonly locales: readonly Locale[]
}

const ENGLISH: readonly Locale[] = ['en']

/** The posts of the blog, the oldest first. */
export const SEED_POSTS: readonly SeedPost[] = [
  {
    slug: 'choosing-png-sizes',
    category: 'files',
    tags: ['formats', 'icons'],
    author: 'lena-brandt',
    day: '2026-08-12',
    cover: 'icon 6 image camera frame',
    tint: 'teal',
    locales: LOCALE_CODES,
  },
  {
    slug: 'icon-licences-explained',
    category: 'licences',
    tags: ['licences', 'free'],
    author: 'marta-lindqvist',
    day: '2026-08-20',
    cover: 'icon 6 book file shield',
    tint: 'yellow',
    locales: ENGLISH,
  },
  {
    slug: 'icon-formats-measured',
    category: 'files',
    tags: ['formats', 'performance'],
    author: 'lena-brandt',
    day: '2026-08-31',
    cover: 'illustration 1 rocket',
    tint: 'brand',
    locales: ENGLISH,
  },
  {
    slug: 'crediting-free-assets',
    category: 'licences',
    tags: ['licences', 'free'],
    author: 'marta-lindqvist',
    day: '2026-09-08',
    cover: 'icon 6 heart user pen',
    tint: 'red',
    locales: LOCALE_CODES,
  },
  {
    slug: 'lottie-on-a-page',
    category: 'motion',
    tags: ['lottie', 'performance'],
    author: 'kenji-mori',
    day: '2026-09-17',
    cover: 'lottie 1 sun clear',
    tint: 'yellow',
    locales: ENGLISH,
  },
  {
    slug: 'icon-grids-and-keylines',
    category: 'design',
    tags: ['icons', 'grids'],
    author: 'lena-brandt',
    day: '2026-09-25',
    cover: 'icon 8 leaf tent compass bird tree snail flower cloud',
    tint: 'brand',
    locales: ENGLISH,
  },
  {
    slug: 'accessible-icons',
    category: 'design',
    tags: ['accessibility', 'icons'],
    author: 'marta-lindqvist',
    day: '2026-10-06',
    cover: 'icon 6 eye ear hand accessibility',
    tint: 'teal',
    locales: LOCALE_CODES,
  },
  {
    slug: 'recolouring-without-regret',
    category: 'colour',
    tags: ['colour', 'icons'],
    author: 'kenji-mori',
    day: '2026-10-15',
    cover: 'illustration 1 paint palette',
    tint: 'red',
    locales: LOCALE_CODES,
  },
  {
    slug: 'three-colours-are-enough',
    category: 'colour',
    tags: ['colour'],
    author: 'kenji-mori',
    day: '2026-10-23',
    cover: 'illustration 1 person woman',
    tint: 'yellow',
    locales: ENGLISH,
  },
  {
    slug: 'unicons-in-practice',
    category: 'design',
    tags: ['unicons', 'icons'],
    author: 'lena-brandt',
    day: '2026-11-03',
    cover: 'unicon 8',
    tint: 'brand',
    locales: ENGLISH,
  },
  {
    slug: '3d-on-the-web',
    category: 'motion',
    tags: ['3d', 'performance'],
    author: 'kenji-mori',
    day: '2026-11-11',
    cover: '3d 1 camera rocket',
    tint: 'teal',
    locales: ENGLISH,
  },
  {
    slug: 'from-upload-to-sale',
    category: 'selling',
    tags: ['contributors', 'licences'],
    author: 'marta-lindqvist',
    day: '2026-11-18',
    cover: '3d 1 money bag gift',
    tint: 'brand',
    locales: ENGLISH,
  },
]
