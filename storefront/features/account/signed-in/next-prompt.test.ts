import { describe, expect, it } from 'vitest'
import type { Person } from '#domain/contract/accounts.ts'
import { nextPrompt, type Prompt } from '#storefront/features/account/signed-in/next-prompt.ts'

const NOW = '2026-11-21T12:00:00.000Z'

function person(over: Partial<Person> = {}): Person {
  return {
    id: '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
    uuid: '2f1c1f5e-8a52-4f7e-9a54-0b0a3d1c9e77',
    type: 'personal',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: null,
    email: 'ada@example.com',
    username: null,
    company: null,
    country: null,
    designation: null,
    locale: 'en',
    role: null,
    verified: true,
    has_password: true,
    multi_login: false,
    is_contributor: false,
    isActive: true,
    created_at: NOW,
    login_at: NOW,
    social_urls: {},
    urls: { avatar: null },
    company_urls: null,
    cover_urls: null,
    referral_code: '0a1b2c3d4e5f',
    terms_agreement: { user: NOW, contributor: null },
    avatar: 0,
    ...over,
  }
}

function ask(
  who: Person,
  over: { chooses?: boolean; free?: boolean; path?: string[]; settled?: Prompt[] } = {},
) {
  const { chooses = false, free = true, path = ['icons'], settled = [] } = over
  return nextPrompt(who, { chooses, free, path, settled: new Set(settled) })
}

describe('the next prompt', () => {
  it('is null where nothing is missing', () => {
    expect(ask(person())).toBeNull()
  })

  it('is the name while it is missing, until it is put off', () => {
    const unnamed = person({ first_name: null })
    expect(ask(unnamed)).toBe('name')
    expect(ask(unnamed, { settled: ['name'] })).toBeNull()
  })

  it('waits with the profile until an action is finished', () => {
    expect(ask(person({ first_name: null }), { free: false })).toBeNull()
    expect(ask(person(), { free: false, settled: ['name'] })).toBeNull()
    expect(ask(person(), { free: false, chooses: true })).toBe('account')
  })

  it('is the username only after the name was given', () => {
    expect(ask(person(), { settled: ['name'] })).toBe('username')
    expect(ask(person({ username: 'ada' }), { settled: ['name'] })).toBeNull()
  })

  it('is the terms first, where only older ones were accepted', () => {
    const at = (user: string | null) =>
      person({ first_name: null, terms_agreement: { user, contributor: null } })
    expect(ask(at(null))).toBe('terms')
    expect(ask(at('2021-02-09T23:59:59.999Z'))).toBe('terms')
    expect(ask(at('2021-02-10T00:00:00.000Z'))).toBe('name')
  })

  it('is the terms of contributors for contributors only', () => {
    const terms_agreement = { user: NOW, contributor: '2024-09-09T23:59:59.999Z' }
    expect(ask(person({ terms_agreement }))).toBeNull()
    expect(ask(person({ terms_agreement, is_contributor: true }))).toBe('terms')
  })

  it('is the account choice when it is due', () => {
    expect(ask(person(), { chooses: true })).toBe('account')
  })

  it('is null on log-in and log-out pages', () => {
    expect(ask(person({ first_name: null }), { path: ['auth', 'verify-email'] })).toBeNull()
  })
})
