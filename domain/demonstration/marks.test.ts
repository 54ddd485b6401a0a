import { expect, test } from 'vitest'
import { DEMO_DOMAIN, DEMO_NAME_END, isOfDemonstration } from './marks.ts'

test('knows addresses and names of the demonstration, and no others', () => {
  expect(isOfDemonstration(`amber-finch@${DEMO_DOMAIN}`)).toBe(true)
  expect(isOfDemonstration(`Mei Tanaka${DEMO_NAME_END}`)).toBe(true)
  expect(isOfDemonstration('ada@notdemo.example')).toBe(false)
  expect(isOfDemonstration('ada@demo.example.com')).toBe(false)
  expect(isOfDemonstration(null)).toBe(false)
})
