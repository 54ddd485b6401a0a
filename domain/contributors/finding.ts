/** Orders of the list of contributors; the first is the default. */
export const CONTRIBUTOR_ORDERS = ['works', 'followers', 'name'] as const
export type ContributorOrder = (typeof CONTRIBUTOR_ORDERS)[number]

/** The search for contributors and its order. */
export interface ContributorFinding {
  /** A part of the name, as typed; absent for all contributors. */
  readonly find?: string | undefined
  readonly order?: ContributorOrder | undefined
}

/** Maximum length of a searched name. */
export const MAX_FIND_LENGTH = 60

/** Parses the parameters of an address; invalid and default values are absent. */
export function readFinding(query: URLSearchParams): ContributorFinding {
  const find = (query.get('find') ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, MAX_FIND_LENGTH)
    .trim()
  const order = CONTRIBUTOR_ORDERS.slice(1).find((one) => one === query.get('order'))
  return { ...(find === '' ? {} : { find }), ...(order === undefined ? {} : { order }) }
}

/** The inverse: parameters in a fixed order. */
export function printFinding({ find, order }: ContributorFinding): readonly (readonly [string, string])[] {
  return [
    ...(find === undefined ? [] : [['find', find] as const]),
    ...(order === undefined || order === CONTRIBUTOR_ORDERS[0] ? [] : [['order', order] as const]),
  ]
}
