/** How long a visitor keeps a variant, in seconds (spec section 4). */
export const VARIANT_SECONDS = 4_233_600

/** A code of a flag or an experiment, which names its cookie. */
export const TEST_CODE = /^[a-z][a-z0-9-]{0,39}$/
export const VARIANT_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/

export interface WeightedVariant {
  readonly code: string
  /** Relative to those of the others; 0 is never chosen. */
  readonly weight: number
}

/** The cookie that keeps the variant of a test. */
export function variantCookie(test: string): string {
  return `ab_${test}`
}

/** A visitor variant id: eight random hexadecimal digits (spec section 4). @param random of [0, 1) */
export function variantId(random: number): string {
  const HEX = 16
  return Math.floor(random * HEX ** 8)
    .toString(HEX)
    .padStart(8, '0')
}

/**
 * The variant of a visitor: that of the cookie if the test still has it, else one by weighted chance; null for a test
 * without a variant that can be chosen, which the caller reports (spec section 8).
 *
 * @param random of [0, 1)
 */
export function variantOf(
  variants: readonly WeightedVariant[],
  kept: string | undefined,
  random: number,
): string | null {
  if (variants.some(({ code }) => code === kept)) return kept ?? null
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0)
  if (!(whole > 0)) return null
  let left = random * whole
  for (const { code, weight } of variants) {
    left -= weight
    if (left < 0) return code
  }
  return variants.findLast(({ weight }) => weight > 0)?.code ?? null
}
