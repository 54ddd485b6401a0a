const FIRST_SECONDS = 1

/**
 * Seconds to wait after a number of failed attempts: 1, 2, 4, ... and never more than `longest`.
 *
 * @throws RangeError for less than one attempt
 */
export function backOffSeconds(attempts: number, longest: number): number {
  if (attempts < 1) throw new RangeError(`no back-off after ${attempts} attempts`)
  return Math.min(longest, FIRST_SECONDS * 2 ** (attempts - 1))
}
