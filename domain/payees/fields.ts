import type { ErrorCode } from '#domain/errors/catalogue.ts'

/** One field of a form about a payee. */
export interface PayeeField {
  /**
   * `flag` is a statement that is made or not; a required one has to be made. `number` identifies a person or an account:
   * its end is shown, while of a `text` only the first letter is.
   */
  readonly kind: 'text' | 'number' | 'country' | 'date' | 'choice' | 'flag'
  /** The line of the official form. */
  readonly line?: string
  readonly optional?: true
  /** Of a choice; of a country those that a form offers. */
  readonly values?: readonly string[]
}

export type PayeeFields = Readonly<Record<string, PayeeField>>
/** The values of a form by field; null for an optional one that is empty. */
export type PayeeValues = Readonly<Record<string, string | boolean | null>>

export interface PayeeFault {
  readonly field: string
  readonly code: ErrorCode
}

/** A name with this many characters is accepted by the forms and the report. */
export const MAX_TEXT = 120

export const ADDRESS = (line: string) =>
  ({
    street: { kind: 'text', line },
    city: { kind: 'text', line },
    postal_code: { kind: 'text', line, optional: true },
    country: { kind: 'country', line },
  }) as const satisfies PayeeFields
