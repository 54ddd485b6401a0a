import { expect, test } from 'vitest'
import { signDownload } from '#cms/files/download-url.ts'
import { CREDIT, NOW, SECRET, SHA, startFilesServer } from '#cms/testing/files-server.ts'
import { LINK_TEXTS } from '#domain/entitlement/link-texts.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'

const EXPIRED = signDownload(
  {
    sha256: SHA,
    fileName: 'heart.svg',
    format: 'svg',
    width: null,
    colours: new Map(),
    credit: CREDIT,
  },
  SECRET,
  new Date(NOW.getTime() - 121_000),
)
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each(LOCALE_CODES)('an expired link opened in a browser in %s explains itself', async (locale) => {
  const { ask } = await startFilesServer()
  const { prefix, bcp47 } = LOCALES[locale]
  const answer = await ask(EXPIRED, { headers: { accept: BROWSER, cookie: `a=b; is_locale=${prefix}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  const page = await answer.text()
  expect(page).toContain(`<html lang="${bcp47}">`)
  expect(page).toContain(`<h1>${LINK_TEXTS[locale].refused['download-link-expired'].heading}</h1>`)
  expect(page).toContain(`href="/${prefix}/dashboard/downloads"`)
  expect(page).toContain('4003')
})

test('the language is that of the browser where no cookie names one', async () => {
  const { ask } = await startFilesServer()
  const answer = await ask(EXPIRED, { headers: { accept: BROWSER, 'accept-language': 'de-AT,en;q=0.5' } })
  expect(answer.headers.get('content-language')).toBe('de')
})

test('scripts and download managers get the numbered error', async () => {
  const { ask } = await startFilesServer()
  for (const accept of ['*/*', 'application/json'])
    expect(await (await ask(EXPIRED, { headers: { accept } })).json()).toEqual({
      errors: [{ code: 'download-link-expired', number: 4003 }],
    })
})

test('a withheld file says so, and other refusals name the number of their error', async () => {
  const withheld = await startFilesServer({ isWithheld: async () => true })
  const granted = { sha256: SHA, fileName: 'a.svg', format: 'svg', width: null } as const
  const url = signDownload({ ...granted, colours: new Map(), credit: null }, SECRET, NOW)
  const headers = { accept: BROWSER }
  expect(await (await withheld.ask(url, { headers })).text()).toContain(
    LINK_TEXTS.en.refused['work-withheld'].heading,
  )
  const lost = await startFilesServer({ locate: async () => null })
  expect(await (await lost.ask(url, { headers })).text()).toContain(LINK_TEXTS.en.refused.other.heading)
})

test('the page runs nothing, loads nothing and reflects nothing of the address', async () => {
  const { ask } = await startFilesServer()
  const answer = await ask(`${EXPIRED}&x=<script>alert(1)</script>`, { headers: { accept: BROWSER } })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).not.toContain('script')
})

test('previews keep their plain refusals', async () => {
  const { ask } = await startFilesServer()
  const answer = await ask(`/previews/${'0'.repeat(64)}?w=100`, { headers: { accept: BROWSER } })
  expect(answer.headers.get('content-type')).toBe('application/json')
})
