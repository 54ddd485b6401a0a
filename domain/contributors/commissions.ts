interface Reachable {
  readonly openToWork: boolean
  /** The contact address that they entered. */
  readonly contact: string | null
}

/** The contact address of a contributor; null when they do not accept commissions, whatever address is stored. */
export function commissionAddress({ openToWork, contact }: Reachable): string | null {
  return openToWork ? contact : null
}
