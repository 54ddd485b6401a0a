/** Bounds of a user's collections. */
export const COLLECTION_LIMITS = {
  /** Characters of a name, and of a description. */
  name: 80,
  description: 500,
  /** Collections of a user, favourites included. */
  collections: 200,
  /** Assets in a collection. */
  entries: 2_000,
  /** Assets in one request. */
  assetsOfCall: 200,
  /** Assets on one page of a collection. */
  page: 60,
  /** Pictures of a collection in the list. */
  previews: 4,
} as const

/** The name of favourites where it is not translated: in file names and in the database. */
export const FAVOURITES_NAME = 'Favourites'
