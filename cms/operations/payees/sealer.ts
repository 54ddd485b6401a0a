import { environment } from '#cms/env.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import { openSealer, type SealedPlace, type Sealer } from './seal.ts'

let opened: Sealer | undefined

/** The keys of this process. */
export function payeeSealer(): Sealer {
  opened ??= openSealer(environment().PAYEE_KEYS)
  return opened
}

/** Encrypts the values of a form for the row that will hold them. */
export function sealValues(place: SealedPlace, values: PayeeValues): string {
  return payeeSealer().seal(place, new TextEncoder().encode(JSON.stringify(values)))
}

/** The values of a form in full. */
export function openValues(place: SealedPlace, sealed: string): Result<PayeeValues> {
  const plain = payeeSealer().open(place, sealed)
  return plain.ok ? accept(JSON.parse(new TextDecoder().decode(plain.value)) as PayeeValues) : plain
}
