import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccess } from '#cms/operations/entitlement/read-access.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { addMember, makeTeam } from '#cms/testing/teams.ts'

let opened: TestPayload
let payload: Payload
let fox: { slug: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  const catalogue = await makeCatalogue(payload)
  fox = await catalogue.add({ title: 'Fox', priceAmount: 700 })
})
afterAll(() => opened.close())

async function ownerNamedTo(user: string, team: string | null) {
  const access = await readAccess(payload, { by: { user, team }, form: 'item', slug: fox.slug })
  return access.ok ? access.value.team_owner : access
}

test('a member of a team without a fitting plan gets the owner of the team in use', async () => {
  const made = await makeTeam(payload)
  const { person } = await addMember(payload, made)
  expect(await ownerNamedTo(person.id, made.team)).toMatchObject({ email: made.owner.email })
  expect(await ownerNamedTo(person.id, null)).toBeNull()
  expect(await ownerNamedTo(made.owner.id, made.team)).toBeNull()
  const { id: stranger } = await makePerson(payload)
  expect(await ownerNamedTo(stranger, made.team)).toBeNull()
})
