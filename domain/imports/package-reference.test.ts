import { expect, it } from 'vitest'
import { readPackageReference } from './package-reference.ts'

it.each([
  ['lucide-static', { name: 'lucide-static', wanted: 'latest' }],
  ['lucide-static@1.2.3-beta.1', { name: 'lucide-static', wanted: '1.2.3-beta.1' }],
  ['@tabler/icons', { name: '@tabler/icons', wanted: 'latest' }],
  ['@tabler/icons@next', { name: '@tabler/icons', wanted: 'next' }],
])('reads %s', (text, reference) => {
  expect(readPackageReference(text)).toEqual(reference)
})

it.each([
  '',
  'a@',
  'a@^1.0.0',
  'a@1 || 2',
  '../a',
  '@a',
  '@a/b/c',
  'A',
  'https://registry.example/a',
  'a@https://registry.example/a.tgz',
  'x'.repeat(215),
])('does not read %j', (text) => {
  expect(readPackageReference(text)).toBeNull()
})
