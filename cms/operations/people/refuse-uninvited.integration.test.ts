import { createLocalReq, registerFirstUserOperation } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'

let test: TestPayload

beforeAll(async () => {
  test = await openPayload()
})
afterAll(() => test.close())

it('allows no registration of the first account by request, and its creation on the server', async () => {
  const { payload } = test
  const req = await createLocalReq({}, payload)
  req.payloadAPI = 'REST'
  const collection = payload.collections.users
  const data = { email: 'stranger@example.com', password: 'let-me-in-please', roles: ['admin' as const] }
  await expect(registerFirstUserOperation({ collection, data, req })).rejects.toThrow('3002')
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)

  const admin = await payload.create({ collection: 'users', data: { ...data, email: 'admin@example.com' } })
  expect(admin.roles).toEqual(['admin'])
})
