/** How a contributor's earnings would change under another version of the rules, in percent of what was paid. */
const CHANGE_BANDS = {
  'down-20': { below: -20 },
  'down-5': { below: -5 },
  same: { below: 5 },
  'up-5': { below: 20 },
  'up-20': { below: null },
} as const satisfies Record<string, { readonly below: number | null }>

export type ChangeBand = keyof typeof CHANGE_BANDS
export const CHANGE_BAND_CODES = Object.keys(CHANGE_BANDS) as readonly ChangeBand[]

/** The band of one contributor; one who earned nothing and would earn something is in the last band. */
export function bandOf({ paid, forecast }: { readonly paid: bigint; readonly forecast: bigint }): ChangeBand {
  const found = CHANGE_BAND_CODES.find((code) => {
    const { below } = CHANGE_BANDS[code]
    return below !== null && (forecast - paid) * 100n < BigInt(below) * paid
  })
  return found ?? (forecast === paid ? 'same' : 'up-20')
}

/** How many contributors are in each band. */
export function countBands(
  all: readonly { readonly paid: bigint; readonly forecast: bigint }[],
): Readonly<Record<ChangeBand, number>> {
  const counts = Object.fromEntries(CHANGE_BAND_CODES.map((code) => [code, 0])) as Record<ChangeBand, number>
  for (const one of all) counts[bandOf(one)] += 1
  return counts
}
