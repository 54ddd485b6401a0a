import { type Payload, sql } from '#cms/operations/database.ts'

export interface TestAddress {
  readonly country: string
  readonly region?: string
  readonly postal_code?: string
  readonly company?: string
  readonly tax_id?: string
}

/** Stores a billing address of a user. */
export async function makeBillingAddress(
  payload: Payload,
  user: string,
  { country, region, postal_code: postalCode, company, tax_id: taxId }: TestAddress,
): Promise<void> {
  await sql(payload)`
    insert into billing_addresses (user_id, name, company, line1, postal_code, city, region, country, tax_id)
    values (${user}, 'Ada', ${company ?? null}, '1 High Street', ${postalCode ?? null}, 'Town', ${region ?? null},
      ${country}, ${taxId ?? null})`
}
