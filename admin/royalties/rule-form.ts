import { KIND_CODES } from '#domain/assets/kinds.ts'
import { percentOf } from '#domain/contract/console/royalties.ts'
import { type RoyaltyTerms, SHARES, type Share, WHOLE_SHARE } from '#domain/royalties/rule.ts'

/** The form of a new version as the server takes it. Shares are typed in percent, weights are named `weight-<kind>`. */
export function ruleForm(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    ...Object.fromEntries(SHARES.map((share) => [share, basisPoints(text(share))])),
    weights: Object.fromEntries(KIND_CODES.map((kind) => [kind, Number(text(`weight-${kind}`))])),
    exceptions: readExceptions(text('exceptions')),
    reason: text('reason'),
  }
}

/** Agreed shares as typed, a line for each contributor: `12, 55, -, -`. Null where a line is something else. */
export function readExceptions(
  text: string,
): readonly ({ readonly contributor: number } & Readonly<Record<Share, number | null>>)[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map((line) => {
    const [contributor = '', ...shares] = line.split(',').map((part) => part.trim())
    if (!/^[1-9]\d{0,8}$/.test(contributor) || shares.length !== SHARES.length) return null
    const values = shares.map((share) => (share === '-' ? null : basisPoints(share)))
    if (values.some((value) => value !== null && !(value >= 0 && value <= WHOLE_SHARE))) return null
    const named = Object.fromEntries(SHARES.map((share, at) => [share, values[at] ?? null]))
    return { contributor: Number(contributor), ...(named as Record<Share, number | null>) }
  })
  return read.includes(null) ? null : read.filter((one) => one !== null)
}

/** Agreed shares as `readExceptions` reads them. */
export function exceptionsText(exceptions: RoyaltyTerms['exceptions']): string {
  const percent = (share: number | null) => (share === null ? '-' : String(percentOf(share)))
  return exceptions
    .map((one) => [one.contributor, ...SHARES.map((share) => percent(one[share]))].join(', '))
    .join('\n')
}

/** `NaN` for what is no number. */
function basisPoints(percent: string): number {
  return percent === '' ? Number.NaN : Math.round(Number(percent) * (WHOLE_SHARE / 100))
}
