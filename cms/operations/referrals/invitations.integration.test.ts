import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#cms/operations/database.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { makePerson } from '#cms/testing/people.ts'
import { LIMITS } from '#domain/accounts/limits.ts'
import { invitationSchema, invitationTermsSchema } from '#domain/contract/invitations.ts'
import { readInvitation } from './read-invitation.ts'
import { readInvitationTerms } from './read-invitation-terms.ts'

let opened: TestPayload
let payload: Payload
let ada: { readonly id: string; readonly code: string; readonly email: string }

beforeAll(async () => {
  opened = await openPayload()
  payload = opened.payload
  const { id, email } = await makePerson(payload)
  const [row] = await sql<{ code: string }>(payload)`select referral_code as code from users where id = ${id}`
  ada = { id, email, code: row?.code ?? '' }
})
afterAll(() => opened.close())

async function open(code: string, user: string | null = null, address: string = randomUUID()) {
  const found = await readInvitation(payload, { code, user, address })
  return found.ok ? invitationSchema.parse(found.value) : found
}

describe('the invitation of a code', () => {
  test('names no user without a public profile', async () => {
    const invitation = await open(ada.code)
    expect(invitation).toEqual({ state: 'known', inviter: null })
    expect(JSON.stringify(invitation)).not.toContain(ada.email)
  })

  test('says to its owner that it is their own', async () => {
    expect(await open(ada.code, ada.id)).toMatchObject({ state: 'own' })
    expect(await open(ada.code, (await makePerson(payload)).id)).toMatchObject({ state: 'known' })
  })

  test('has the profile of a contributor once works of it are published', async () => {
    await sql(payload)`
      insert into contributors (username, name, type, claimed, owner_id, item_count, pack_count)
      values ('ada', 'Ada Lovelace', 'person', true, ${ada.id}, 0, 0)`
    expect(await open(ada.code)).toMatchObject({ inviter: null })
    await sql(payload)`update contributors set item_count = 3 where username = 'ada'`
    expect(await open(ada.code)).toMatchObject({ inviter: { username: 'ada', name: 'Ada Lovelace' } })
    await sql(payload)`update contributors set claimed = false where username = 'ada'`
    expect(await open(ada.code)).toMatchObject({ state: 'known', inviter: null })
  })

  test('is unknown for a code of no account, of no form, and of a deleted account', async () => {
    for (const code of ['000000000000', "' or true --", ''])
      expect(await open(code)).toEqual({ state: 'unknown', inviter: null })
    await sql(payload)`update users set deleted_at = now() where id = ${ada.id}`
    expect(await open(ada.code)).toEqual({ state: 'unknown', inviter: null })
    await sql(payload)`update users set deleted_at = null where id = ${ada.id}`
  })

  test('is refused to a network that tries out codes', async () => {
    const address = randomUUID()
    for (let count = 0; count < LIMITS['invitation-address'].most; count += 1)
      await open('000000000000', null, address)
    expect(await open(ada.code, null, address)).toMatchObject({ code: 'too-many-attempts' })
  })
})

describe('what an invitation says to everyone', () => {
  const terms = async (locale: 'en' | 'de' = 'en') =>
    invitationTermsSchema.strict().parse(await readInvitationTerms(payload, locale))

  test('is built in, with the reward of the program', async () => {
    expect(await terms()).toEqual({
      heading: null,
      text: null,
      percent: 20,
      cap: { amount: '20000', currency: 'USD' },
      coupon: null,
    })
  })

  test('is what marketing wrote in the language, in English without a translation', async () => {
    const save = (locale: 'en' | 'de', invitation: object) =>
      payload.updateGlobal({ slug: 'site-texts', locale, data: { invitation } })
    await save('en', { heading: 'Come in', text: 'Look around.' })
    await save('de', { heading: 'Komm herein' })
    expect(await terms('de')).toMatchObject({ heading: 'Komm herein', text: 'Look around.' })
  })

  test('has the chosen coupon while it can be used', async () => {
    const { id } = await payload.create({
      collection: 'coupons',
      data: { code: 'FRIEND10', percent: 10, isActive: true } as never,
    })
    await payload.updateGlobal({ slug: 'site-texts', data: { invitation: { coupon: id } } })
    expect((await terms()).coupon).toMatchObject({ code: 'FRIEND10', percent: 10 })
    await payload.update({ collection: 'coupons', id, data: { until: '2020-01-01T00:00:00Z' } })
    expect((await terms()).coupon).toBeNull()
  })
})
