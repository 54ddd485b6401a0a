import { LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import { LICENCE_TERMS, type Resale } from './terms.ts'

/** A work of a collection. */
export interface LicensedWork {
  readonly slug: string
  readonly title: string
  readonly licence: LicenceCode
}

/**
 * Why works do not go together in one product: `editorial` never commercial beside works for any use; `same-licence` one
 * that passes its licence on to what is made of it, beside one that may not be passed on under that licence.
 */
export const CONFLICT_REASONS = ['editorial', 'same-licence'] as const
type ConflictReason = (typeof CONFLICT_REASONS)[number]

interface Conflict<W extends LicensedWork> {
  readonly reason: ConflictReason
  /** The works to replace, the fewer ones. */
  readonly replace: readonly W[]
  /** What they do not go together with. */
  readonly beside: readonly W[]
}

type LimitedResale = Exclude<Resale, 'freely'>
export const LIMITED_RESALES = [
  'never',
  'in-finished-work',
  'in-larger-work',
] as const satisfies readonly LimitedResale[]

interface CollectionLicences<W extends LicensedWork> {
  /** The works whose author must be named. */
  readonly attribution: readonly W[]
  /** The works that may not be sold on without limits; the strictest first. */
  readonly resale: readonly { readonly limit: LimitedResale; readonly works: readonly W[] }[]
  readonly conflicts: readonly Conflict<W>[]
}

/** What the licences of a collection's works mean for one product that contains all of them. */
export function checkLicences<W extends LicensedWork>(works: readonly W[]): CollectionLicences<W> {
  return {
    attribution: works.filter(({ licence }) => LICENCES[licence].attribution),
    resale: LIMITED_RESALES.map((limit) => ({
      limit,
      works: works.filter((work) => resaleOf(work) === limit),
    })).filter(({ works: limited }) => limited.length > 0),
    conflicts: [...editorialConflict(works), ...sameLicenceConflict(works)],
  }
}

/** An editorial work is the one to replace, however many there are: all others may be used commercially. */
function editorialConflict<W extends LicensedWork>(works: readonly W[]): readonly Conflict<W>[] {
  const [editorial, others] = split(works, ({ licence }) => !LICENCES[licence].commercial)
  return conflictOf('editorial', editorial, others)
}

/** What may be sold on freely may also be passed on under another licence, with its notices. */
function sameLicenceConflict<W extends LicensedWork>(works: readonly W[]): readonly Conflict<W>[] {
  const [same, others] = split(works, passesItsLicenceOn)
  const bound = others.filter((work) => resaleOf(work) !== 'freely')
  return same.length <= bound.length
    ? conflictOf('same-licence', same, bound)
    : conflictOf('same-licence', bound, same)
}

function conflictOf<W extends LicensedWork>(
  reason: ConflictReason,
  replace: readonly W[],
  beside: readonly W[],
): readonly Conflict<W>[] {
  return replace.length === 0 || beside.length === 0 ? [] : [{ reason, replace, beside }]
}

function passesItsLicenceOn({ licence }: LicensedWork): boolean {
  return LICENCE_TERMS[licence].sameLicence
}

function resaleOf({ licence }: LicensedWork): Resale {
  return LICENCE_TERMS[licence].resale
}

function split<W>(works: readonly W[], isFirst: (work: W) => boolean): readonly [W[], W[]] {
  return [works.filter(isFirst), works.filter((work) => !isFirst(work))]
}
