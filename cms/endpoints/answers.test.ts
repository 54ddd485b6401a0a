import { expect, it } from 'vitest'
import { withOwnErrors } from './answers.ts'

async function answerTo(path: string, status: number) {
  const body = { message: 'Cannot GET http://127.0.0.1:3001/api/payload-migrations' }
  const route = withOwnErrors(
    async () => Response.json(body, { status }),
    async () => true,
  )
  const response = await route(new Request(`http://127.0.0.1:3001/api${path}`), undefined)
  return { status: response.status, text: await response.text() }
}

it('answers 404 without the address of the process for a collection without endpoints', async () => {
  const { status, text } = await answerTo('/payload-migrations', 501)
  expect(status).toBe(404)
  expect(JSON.parse(text)).toEqual({ errors: [{ code: 'not-found', number: 1001, message: 'not-found' }] })
})

it('answers an unknown address of the own API in the envelope of all errors, and leaves those of Payload', async () => {
  expect((await answerTo('/v2/nothing', 404)).text).toContain('"number":1001')
  expect((await answerTo('/console/nothing', 404)).text).toContain('"number":1001')
  expect((await answerTo('/nothing', 404)).text).toContain('Cannot GET')
})
