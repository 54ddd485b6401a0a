import { expect, it } from 'vitest'
import { readForm } from '#storefront/ui/form/read-form.ts'

function form(...pairs: readonly (readonly [string, string])[]): FormData {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  return data
}

it('reads a field by its name, and leaves out what is not there', () => {
  expect(readForm(form(['email', 'ada@example.com']))).toEqual({ email: 'ada@example.com' })
})

it('puts names with dots into each other', () => {
  const data = form(['social_urls.x', 'https://x.com/ada'], ['name', 'Ada'], ['social_urls.github', ''])
  expect(readForm(data)).toEqual({
    name: 'Ada',
    social_urls: { x: 'https://x.com/ada', github: '' },
  })
})

it('keeps a file a file', () => {
  const data = new FormData()
  data.append('picture', new File(['x'], 'x.png'))
  expect(readForm(data).picture).toBeInstanceOf(File)
})
