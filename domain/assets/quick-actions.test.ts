import { describe, expect, it } from 'vitest'
import { partsOf, quickActionFor, quickActionsOf, readQuickAction } from '#domain/assets/quick-actions.ts'

const ICON = {
  kind: 'icon',
  originalFormat: 'svg',
  sourceUrl: null,
  choices: [{ format: 'svg' }, { format: 'png' }],
} as const
const PHOTO = { kind: 'photo', originalFormat: 'jpg', sourceUrl: null, choices: [{ format: 'jpg' }] } as const

describe('quickActionsOf', () => {
  it('lists downloads before copies, the original first', () => {
    expect(quickActionsOf(ICON)).toEqual([
      'download:svg',
      'download:png',
      'copy:svg',
      'copy:react',
      'copy:vue',
      'copy:svelte',
      'copy:data-uri',
    ])
    expect(quickActionsOf(PHOTO)).toEqual(['download:jpg'])
  })
})

describe('quickActionFor', () => {
  it('repeats the last choice where the item has it', () => {
    expect(quickActionFor(ICON, 'copy:react')).toBe('copy:react')
  })

  it('downloads the original without a last choice, and where the item does not have it', () => {
    expect(quickActionFor(ICON, null)).toBe('download:svg')
    expect(quickActionFor(PHOTO, 'copy:react')).toBe('download:jpg')
  })
})

describe('readQuickAction', () => {
  it('accepts known actions only', () => {
    expect(readQuickAction('copy:data-uri')).toBe('copy:data-uri')
    expect(readQuickAction('copy:cobol')).toBeNull()
    expect(readQuickAction('')).toBeNull()
  })
})

describe('partsOf', () => {
  it('splits an action into verb and object', () => {
    expect(partsOf('copy:data-uri')).toEqual({ verb: 'copy', form: 'data-uri' })
    expect(partsOf('download:lottie-json')).toEqual({ verb: 'download', format: 'lottie-json' })
  })
})
