export type Metadata = Readonly<Record<string, string>>

/** What every object has. Amounts are minor units, times are Unix seconds. */
export interface Base<Name extends string> {
  readonly id: string
  readonly object: Name
  readonly created: number
  readonly livemode: false
  readonly metadata: Metadata
}

export interface List<T> {
  readonly object: 'list'
  readonly url: string
  readonly has_more: boolean
  readonly data: readonly T[]
}

export interface Address {
  readonly city: string | null
  readonly country: string | null
  readonly line1: string | null
  readonly line2: string | null
  readonly postal_code: string | null
  readonly state: string | null
}
