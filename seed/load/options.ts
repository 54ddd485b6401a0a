/** The extent of a load. */
export type Extent =
  | { readonly type: 'default' }
  /** The first items of each pack: for tests. */
  | { readonly type: 'small'; readonly itemsPerPack: number }
  /** Also every permissively licensed set of @iconify/json. */
  | { readonly type: 'full' }
  /** A generated catalogue of this many items, for measurements. */
  | { readonly type: 'synthetic'; readonly items: number }

/** A catalogue of real works. */
export type RealExtent = Exclude<Extent, { type: 'synthetic' }>

export const USAGE = `npm run seed -- [--small [<items per pack>] | --full | --synthetic <items> | --contact-sheet [kind | first]]

  without       about 6,000 real items of every kind
  --small       about 600 of them: the first items of each pack, 9 unless a number is given
  --full        besides, every openly licensed icon set there is: more than 340,000 icons
  --synthetic   made-up items for measurements, into an empty database only
  --contact-sheet   loads nothing: draws the previews of the default catalogue into .motif/contact-sheets/`

const SMALL_PACK = 9

/** @returns undefined when the arguments are invalid */
export function readArguments(args: readonly string[]): Extent | undefined {
  const [option, value, ...rest] = args
  if (option === undefined) return { type: 'default' }
  if (rest.length > 0) return undefined
  if (option === '--synthetic') return syntheticOf(value)
  if (option === '--small') return smallOf(value)
  return option === '--full' && value === undefined ? { type: 'full' } : undefined
}

function smallOf(value = String(SMALL_PACK)): Extent | undefined {
  const itemsPerPack = countIn(value)
  return itemsPerPack === undefined ? undefined : { type: 'small', itemsPerPack }
}

function syntheticOf(value = ''): Extent | undefined {
  const items = countIn(value)
  return items === undefined ? undefined : { type: 'synthetic', items }
}

function countIn(value: string): number | undefined {
  const count = /^\d+$/.test(value) ? Number(value) : 0
  return count > 0 && Number.isSafeInteger(count) ? count : undefined
}
