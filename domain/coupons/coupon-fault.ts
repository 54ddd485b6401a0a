interface CouponFields {
  readonly code?: unknown
  readonly percent?: number | null
  readonly amounts?: readonly { readonly currency?: string }[] | null
  readonly maxUses?: number | null
}

/** Why the fields of a coupon do not fit together, in English for staff; null where they do. */
export function couponFault({ code, percent, amounts, maxUses }: CouponFields): string | null {
  if (typeof code !== 'string' || !/^[A-Z0-9][A-Z0-9-]{2,39}$/i.test(code.trim()))
    return 'A code has 3 to 40 letters, digits and hyphens.'
  const rows = amounts ?? []
  if ((percent ?? null) === null ? rows.length === 0 : rows.length > 0)
    return 'A coupon has a percentage or amounts, not both.'
  if (!isWhole(percent) || !isWhole(maxUses)) return 'Percentage and number of uses are whole numbers.'
  const currencies = rows.map(({ currency }) => currency)
  return new Set(currencies).size === currencies.length ? null : 'Each currency has one amount.'
}

function isWhole(value: number | null | undefined): boolean {
  return value === null || value === undefined || Number.isInteger(value)
}
