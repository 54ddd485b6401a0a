import type { z } from 'zod'
import type { Address } from '../objects/base.ts'
import type * as P from '../parameters.ts'

export function toAddress(given: z.infer<typeof P.address>): Address {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given
  return { city, country, line1, line2, postal_code, state }
}
