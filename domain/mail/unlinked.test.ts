import { expect, it } from 'vitest'
import { unlinked } from './unlinked.ts'

it.each([
  ['Win at evil.example', 'Win at evil. example'],
  ['https://evil.example/win?x=1', 'https: evil. example/win?x=1'],
  ['http:evil.example', 'http: evil. example'],
  ['HTTPS://EVIL.EXAMPLE', 'HTTPS: EVIL. EXAMPLE'],
  ['www.evil.example', 'www. evil. example'],
  ['//evil.example', 'evil. example'],
  ['eve@evil.example', 'eve @ evil. example'],
  ['mailto:eve@evil.example', 'mailto: eve @ evil. example'],
  ['evil。example', 'evil。 example'],
  ['evil．example', 'evil． example'],
  ['evil｡example', 'evil｡ example'],
  ['evil․example', 'evil․ example'],
  ['evil.пример', 'evil. пример'],
  ['evil\u200b.example', 'evil. example'],
  ['evil.\u2060example', 'evil. example'],
  ['1.2.3.4', '1. 2. 3. 4'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['evil.example.', 'evil. example.'],
])('breaks %j so that no mail client makes a link of it', (name, shown) => {
  expect(unlinked(name)).toBe(shown)
})

it.each([
  'Ada Lovelace',
  'Martin Luther King, Jr.',
  "O'Neill-Müller",
  'Dr. Ada',
  'J. R. R. Tolkien',
  'AC/DC',
  '山田 太郎',
  '김 하늘',
  'Ada (3), Grace (1)',
  'Studio 24/7!',
  '👩‍🎨 Ada',
])('leaves %s as it is', (name) => expect(unlinked(name)).toBe(name))

it('is idempotent', () => {
  const once = unlinked('https://evil.example eve@evil.example')
  expect(unlinked(once)).toBe(once)
})
