import { describe, expect, it } from 'vitest'
import { accentRoles, checkAccent, contrastOf, GROUNDS_OF_THEMES } from './accent.ts'

const GOOD = { light: '#0f766e', dark: '#0f7f76' }

describe('checkAccent', () => {
  it('is null without colours', () => {
    expect(checkAccent({})).toEqual({ ok: true, value: null })
    expect(checkAccent({ light: '', dark: null })).toEqual({ ok: true, value: null })
  })

  it('accepts colours that can be read in both themes', () => {
    expect(checkAccent(GOOD)).toEqual({ ok: true, value: GOOD })
  })

  it.each([
    [{ light: '#ffd60a', dark: GOOD.dark }, 'accentLight'],
    [{ light: GOOD.light, dark: '#10101a' }, 'accentDark'],
    [{ light: GOOD.light, dark: '#ffd60a' }, 'accentDark'],
  ])('refuses %j, whose text or shape cannot be read', (accent, field) => {
    expect(checkAccent(accent)).toMatchObject({ ok: false, code: 'accent-unreadable', field })
  })

  it.each([
    [{ light: 'teal', dark: GOOD.dark }, 'accentLight'],
    [{ light: GOOD.light }, 'accentDark'],
    [{ light: '#0F766E;}', dark: GOOD.dark }, 'accentLight'],
  ])('refuses %j, which is no pair of colours', (accent, field) => {
    expect(checkAccent(accent)).toMatchObject({ ok: false, code: 'accent-invalid', field })
  })

  it('refuses a contrast of text below 4.5 and accepts 4.5', () => {
    // #767676 has 4.54 on white, #777777 has 4.48.
    expect(checkAccent({ light: '#767676', dark: '#767676' }).ok).toBe(true)
    expect(checkAccent({ light: '#777777', dark: '#767676' }).ok).toBe(false)
  })
})

it.each(['#0f766e', '#767676', '#b91c1c', '#5b21b6', '#1d4ed8'])('derives readable text from %s', (light) => {
  const roles = accentRoles({ light, dark: light })
  for (const theme of ['light', 'dark'] as const) {
    expect(contrastOf(roles[theme]['--accent-text'] ?? '', GROUNDS_OF_THEMES[theme])).toBeGreaterThanOrEqual(
      4.5,
    )
    expect(
      contrastOf(roles[theme]['--accent-text'] ?? '', roles[theme]['--accent-wash'] ?? ''),
    ).toBeGreaterThanOrEqual(4.5)
  }
})
