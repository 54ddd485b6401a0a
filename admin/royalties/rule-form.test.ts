import { expect, test } from 'vitest'
import { exceptionsText, readExceptions, ruleForm } from './rule-form.ts'

test('reads agreed shares line by line, a dash for the share of everyone', () => {
  expect(readExceptions('12, 55, -, -\n\n7,50.5,60,40')).toEqual([
    { contributor: 12, pool_share: 5_500, sale_share: null, api_share: null },
    { contributor: 7, pool_share: 5_050, sale_share: 6_000, api_share: 4_000 },
  ])
  expect(readExceptions('')).toEqual([])
})

test.each(['twelve, 55, -, -', '12, 55', '12, 101, -, -', '12, x, -, -', '0, 1, 1, 1'])(
  'reads no shares from "%s"',
  (text) => {
    expect(readExceptions(text)).toBeNull()
  },
)

test('writes agreed shares as it reads them', () => {
  const exceptions = [
    { contributor: 12, pool_share: 5_500, sale_share: null, api_share: null },
    { contributor: 7, pool_share: 5_050, sale_share: 6_000, api_share: 0 },
  ]
  expect(exceptionsText(exceptions)).toBe('12, 55, -, -\n7, 50.5, 60, 0')
  expect(readExceptions(exceptionsText(exceptions))).toEqual(exceptions)
})

test('sends shares in basis points', () => {
  const data = new FormData()
  data.set('pool_share', '50.25')
  data.set('weight-icon', '2')
  data.set('reason', ' Fairer ')
  expect(ruleForm(data)).toMatchObject({
    pool_share: 5_025,
    weights: { icon: 2 },
    exceptions: [],
    reason: 'Fairer',
  })
})
