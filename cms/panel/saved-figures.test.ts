import { describe, expect, it } from 'vitest'
import { savedFigures } from './saved-figures.ts'

const form = (save: number | null) => ({
  save,
  'offers.0.planId': 24,
  'offers.0.country': null,
  'offers.0.monthAmount': 1999,
  'offers.0.yearAmount': 17_999,
  'offers.1.planId': 50,
  'offers.1.country': 'IN',
  'offers.1.monthAmount': 74_900,
  'offers.1.yearAmount': 598_800,
})

describe('the saving that a plan advertises', () => {
  it('is compared with the prices of each offer', () => {
    expect(savedFigures(form(33))).toEqual([{ country: '', percent: 25 }])
    expect(savedFigures(form(25))).toEqual([{ country: 'IN', percent: 33 }])
  })

  it('needs no comparison when nothing is advertised or an offer has one price only', () => {
    expect(savedFigures(form(null))).toEqual([])
    expect(savedFigures({ save: 10, 'offers.0.planId': 46, 'offers.0.monthAmount': 999 })).toEqual([])
  })
})
