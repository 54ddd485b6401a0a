const MEGABYTE = 1024 * 1024

/** How much a person may collect, and how much of it goes into one ZIP. */
export const COLLECTION_LIMITS = {
  /** Characters of a name, and of a description. */
  name: 80,
  description: 500,
  /** Collections of a person, favourites among them. */
  collections: 200,
  /** Assets in a collection. */
  entries: 2_000,
  /** Assets that one call names. */
  assetsOfCall: 200,
  /** Assets on one page of a collection. */
  page: 60,
  /** Pictures that stand for a collection. */
  previews: 4,
} as const

export const ZIP_LIMITS = {
  assets: 500,
  /** Of the originals together. */
  bytes: 200 * MEGABYTE,
} as const

/** What favourites are called where no page puts them into words: in a file's name and in the database. */
export const FAVOURITES_NAME = 'Favourites'
