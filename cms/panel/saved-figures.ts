import { savedPercent } from '#domain/plans/prices.ts'

interface SavedFigure {
  /** Empty for all other countries. */
  readonly country: string
  readonly percent: number
}

/** What the offers in a plan's form save in a year, where it is not what the form advertises. `values` are by field path. */
export function savedFigures(values: Readonly<Record<string, unknown>>): readonly SavedFigure[] {
  const { save } = values
  if (typeof save !== 'number') return []
  return Object.keys(values).flatMap((path) => {
    const offer = /^(offers\.\d+)\.planId$/.exec(path)?.[1]
    if (offer === undefined) return []
    const percent = savedPercent({
      prices: { month: amount(values[`${offer}.monthAmount`]), year: amount(values[`${offer}.yearAmount`]) },
    })
    const country = values[`${offer}.country`]
    return percent === null || percent === save
      ? []
      : [{ country: typeof country === 'string' ? country : '', percent }]
  })
}

function amount(value: unknown): bigint | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : null
}
