/** The extent of a load. */
export type Extent =
  | { readonly type: 'default' }
  /** The first items of each pack: for tests. */
  | { readonly type: 'small' }
  /** Also every permissively licensed set of @iconify/json. */
  | { readonly type: 'full' }
  /** A generated catalogue of this many items, for measurements. */
  | { readonly type: 'synthetic'; readonly items: number }

/** A catalogue of real works. */
export type RealExtent = Exclude<Extent, { type: 'synthetic' }>

export const USAGE = `npm run seed -- [--small | --full | --synthetic <items> | --contact-sheet [kind]]

  without       about 6,000 real items of every kind
  --small       about 600 of them
  --full        besides, every openly licensed icon set there is: more than 340,000 icons
  --synthetic   made-up items for measurements, into an empty database only
  --contact-sheet   loads nothing: draws the previews of the default catalogue into .motif/contact-sheets/`

/** @returns undefined when the arguments are invalid */
export function readArguments(args: readonly string[]): Extent | undefined {
  const [option, value, ...rest] = args
  if (option === undefined) return { type: 'default' }
  if (option === '--synthetic' && rest.length === 0) return syntheticOf(value)
  if (value !== undefined) return undefined
  if (option === '--small') return { type: 'small' }
  return option === '--full' ? { type: 'full' } : undefined
}

function syntheticOf(value = ''): Extent | undefined {
  const items = /^\d+$/.test(value) ? Number(value) : 0
  return items > 0 && Number.isSafeInteger(items) ? { type: 'synthetic', items } : undefined
}
