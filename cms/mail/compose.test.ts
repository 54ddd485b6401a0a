import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { MAIL_TEMPLATE_CODES } from '#domain/mail/templates.ts'
import { composeMail } from './compose.ts'

const link = 'https://motif.example/en/auth/reset-password?token=abc&redirect=%2Fen'
const facts = {
  name: 'Ada',
  email: 'ada@example.com',
  device: 'Firefox, macOS',
  support: 'support@example.com',
  site: 'Ada’s',
}

describe.each(LOCALE_CODES)('a mail in %s', (locale) => {
  it.each(MAIL_TEMPLATE_CODES)('%s has the same content in both bodies, with its link', (template) => {
    const { subject, html, text, language } = composeMail({ template, locale, facts, link })
    expect(language).toBe(LOCALES[locale].bcp47)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(subject.replaceAll("'", '&#39;'))
    expect(text).toContain(link)
    expect(html).toContain('href="https://motif.example/en/auth/reset-password?token=abc&amp;redirect=%2Fen"')
    for (const body of [html, text]) expect(body).toContain('ada@example.com')
  })

  it('contains the address of the settings if its user can unsubscribe', () => {
    const settingsLink = 'https://motif.example/en/dashboard/notifications/settings'
    const subscribed = composeMail({ template: 'published-digest', locale, facts, link, settingsLink })
    expect(subscribed.html).toContain(`href="${settingsLink}"`)
    expect(subscribed.text).toContain(settingsLink)
    expect(subscribed.settings).toBe(settingsLink)
    expect(composeMail({ template: 'new-device', locale, facts, link }).settings).toBeNull()
  })

  it('loads and runs nothing', () => {
    const { html } = composeMail({ template: 'welcome', locale, facts, link })
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|url\(|@import/i)
  })
})

describe('text written by users', () => {
  const hostile = {
    name: '<img src=x onerror=alert(1)>\r\nBcc: eve@example.com\u2028New paragraph',
    email: 'a"b\'c&d@example.com',
    device: '</p><a href="https://evil.example">click</a>',
    support: 'support@example.com',
    site: 'Ada’s',
  }
  const { html, text, subject } = composeMail({ template: 'new-device', locale: 'en', facts: hostile, link })

  it('is escaped in HTML', () => {
    expect(html).not.toContain('<img')
    expect(html).not.toContain('evil.example">')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('a&quot;b&#39;c&amp;d@example.com')
  })

  it('stays on one line', () => {
    expect(text.split('\n')[0]).toBe(
      'Hello <img src=x onerror=alert(1)> Bcc: eve @ example. com New paragraph,',
    )
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it.each(MAIL_TEMPLATE_CODES)('does not become a link in %s, in either body or the subject', (template) => {
    const written = 'Win: https://evil.example or www.evil.example or eve@evil.example'
    const letter = composeMail({
      template,
      locale: 'en',
      facts: {
        name: written,
        email: 'ada@example.com',
        device: written,
        works: written,
        support: 'support@example.com',
        site: 'Ada’s',
      },
      link,
    })
    for (const body of [letter.html, letter.text, letter.subject])
      expect(body).not.toMatch(/evil\.example|https?:\/\/(?!motif\.example)|@evil/)
  })
})
