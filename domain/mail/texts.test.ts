import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { MAIL_TEMPLATE_CODES } from '#domain/mail/templates.ts'
import { MAIL_TEXTS, mailWords } from './texts.ts'

const facts = {
  name: 'Ada',
  email: 'ada@example.com',
  device: 'Firefox, macOS',
  works: 'Grace (3), Bea (1)',
  support: 'support@example.com',
  site: 'Ada’s',
}

describe.each(LOCALE_CODES)('mails in %s', (locale) => {
  it('fill every placeholder and every text', () => {
    for (const template of MAIL_TEMPLATE_CODES) {
      const { paragraphs, ...single } = mailWords(template, locale, facts)
      for (const text of [...paragraphs, ...Object.values(single)]) {
        expect(text, template).not.toMatch(/[{}]/)
        expect(text.trim(), template).not.toBe('')
      }
    }
  })

  it('name the user and the device', () => {
    const words = mailWords('new-device', locale, facts)
    expect(words.greeting).toContain('Ada')
    expect(words.footer).toContain('ada@example.com')
    expect(words.paragraphs[0]).toContain('Firefox, macOS')
    expect(mailWords('new-device', locale, { ...facts, device: null }).paragraphs[0]).toContain(
      MAIL_TEXTS[locale].unknownDevice,
    )
  })

  it.each(['email-changed', 'upload-not-processed'] as const)(
    'give the address of support in %s',
    (template) => {
      expect(mailWords(template, locale, facts).paragraphs.join()).toContain('support@example.com')
    },
  )

  it('name the contributors and the number of their works', () => {
    expect(mailWords('published-digest', locale, facts).paragraphs[0]).toContain('Grace (3), Bea (1)')
  })

  it('are translated', () => {
    if (locale === 'en') return
    for (const template of MAIL_TEMPLATE_CODES) {
      const [own, english] = [MAIL_TEXTS[locale], MAIL_TEXTS.en].map((texts) =>
        Object.values(texts.mails[template]),
      )
      expect(own?.filter((text) => english?.includes(text))).toEqual([])
    }
  })
})

it('are filled in once: a name that looks like a placeholder stays a name', () => {
  expect(mailWords('welcome', 'en', { ...facts, name: '{email}' }).greeting).toBe('Hello {email},')
})
