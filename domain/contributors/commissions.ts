interface Reachable {
  readonly openToWork: boolean
  /** The address that they gave to be written to. */
  readonly contact: string | null
}

/** Where somebody is written to about work; null for who does not take commissions, whatever address is on file. */
export function commissionAddress({ openToWork, contact }: Reachable): string | null {
  return openToWork ? contact : null
}
