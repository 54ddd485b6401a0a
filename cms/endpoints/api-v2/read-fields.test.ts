import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { readFields } from './read-fields.ts'

async function fieldsOf(body: string, type: string): Promise<unknown> {
  const request = new Request('http://localhost/api', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  })
  const fields = await readFields(request as unknown as PayloadRequest)
  return fields.ok ? fields.value : fields.code
}

describe('readFields', () => {
  it.each([
    ['application/json', '{"name":"Red","on":true}', { name: 'Red', on: true }],
    ['text/plain', '{"name":"Red"}', { name: 'Red' }],
    ['application/x-www-form-urlencoded', 'name=Red+%26+blue', { name: 'Red & blue' }],
    ['application/json', '{"name":', null],
    ['application/json', '', null],
  ])('parses %s as %s', async (type, body, fields) => {
    expect(await fieldsOf(body, type)).toEqual(fields)
  })

  it.each([
    ['application/json', '{"name":"a\\u0000b","list":["\\u0000"],"deep":{"x":"\\u0000y"}}'],
    ['application/x-www-form-urlencoded', 'name=a%00b'],
  ])('removes from %s the characters that the database rejects', async (type, body) => {
    expect(JSON.stringify(await fieldsOf(body, type))).not.toContain('\\u0000')
    expect(await fieldsOf(body, type)).toMatchObject({ name: 'ab' })
  })

  it('reads up to 64 KiB and no further', async () => {
    const ofSize = (bytes: number) => fieldsOf(JSON.stringify('x'.repeat(bytes - 2)), 'application/json')
    const [fits, exceeds] = [await ofSize(64 * 1024), await ofSize(64 * 1024 + 1)]
    expect([String(fits).length, exceeds]).toEqual([64 * 1024 - 2, 'too-large'])
  })
})
