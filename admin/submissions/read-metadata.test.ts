import { describe, expect, it } from 'vitest'
import { readMetadata } from './read-metadata.ts'

const seen = { kind: 'icon' } as const

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readMetadata(form, seen)
}

describe('readMetadata', () => {
  it('reads an empty form as no choice, free and undeclared', () => {
    expect(read({})).toEqual({
      title: '',
      description: '',
      keywords: [''],
      kind: 'icon',
      category: null,
      style: null,
      price_cents: null,
      editorial_only: false,
      generative_ai: null,
    })
  })

  it.each([
    ['4', 400],
    ['4.5', 450],
    ['4,05', 405],
    ['0.99', 99],
    ['4.555', 0],
    ['-1', 0],
    ['free', 0],
  ])('reads the price %j as %i cents', (price, cents) => {
    expect(read({ price }).price_cents).toBe(cents)
  })

  it('reads the declaration of generative AI', () => {
    expect(read({ generative_ai: 'true' }).generative_ai).toBe(true)
    expect(read({ generative_ai: 'false' }).generative_ai).toBe(false)
  })
})
