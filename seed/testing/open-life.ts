import type { Payload } from 'payload'
import { sql } from '#cms/operations/database.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { makePlans } from '#cms/testing/purchases.ts'
import type { LifeCast } from '#seed/life/cast.ts'

export interface TestLife {
  readonly payload: Payload
  readonly finance: LifeCast['finance']
  close(): Promise<void>
}

/** A database with plans, one exclusive work to copy and two people of finance, for tests that play months. */
export async function openLife(): Promise<TestLife> {
  const { payload, close } = await openPayload()
  await makePlans(payload)
  const catalogue = await makeCatalogue(payload)
  await catalogue.add({ title: 'Fox', priceAmount: 700 })
  await sql(payload)`select setval('asset_numbers', 2000000)`
  const person = async (role: 'finance' | 'admin') => ({
    id: (await makePerson(payload, { roles: [role] })).id,
    roles: [role],
  })
  return { payload, close, finance: [await person('finance'), await person('admin')] }
}
