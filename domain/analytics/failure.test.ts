import { expect, it } from 'vitest'
import { requestText, scriptText } from './failure.ts'

it.each([
  ['GET', '/api/v2/items/red-heart?lang=en', 'GET /api/v2/items/red-heart'],
  [
    'DELETE',
    '/api/v2/auth/sessions/2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
    'DELETE /api/v2/auth/sessions/:id',
  ],
  ['POST', '/api/v2/notifications/12/read', 'POST /api/v2/notifications/:id/read'],
  ['GET', '/api/v2/people/ada%40example.com', 'GET /api/v2/people/:id'],
])('names a failed request %s %s as %s', (method, address, text) => {
  expect(requestText(method, address)).toBe(text)
})

it.each([
  [new TypeError('x is undefined\n at y'), 'TypeError: x is undefined'],
  [new Error('failed: https://motif.example/a?token=secret'), 'Error: failed: https://motif.example/a'],
  ['no user ada@example.com', 'no user :id'],
  [null, 'null'],
])('names a failed script %s as %s', (error, text) => {
  expect(scriptText(error)).toBe(text)
})

it('has at most 120 characters', () => {
  expect(scriptText('x'.repeat(500))).toHaveLength(120)
  expect(requestText('GET', `/${'a/'.repeat(200)}`)).toHaveLength(120)
})
