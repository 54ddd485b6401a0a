import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import {
  CERTIFICATE_KEYS_PATH,
  certificateKeysSchema,
  signedCertificateSchema,
} from '#domain/contract/certificates.ts'
import { href } from '#domain/routing/href.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { callAs, signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { BOTH_WINDOWS, windowOf } from '#e2e/windows.ts'

const UNKNOWN = '0000-0000-0000-00'
const MISTYPED = '0000-0000-0000-01'

const bytesOf = async (download: Promise<Download>) => readFile(await (await download).path())

/** The answer of the public page, which a script reads. */
async function openCheck(page: Page, number: string, locale: 'en' | 'de' | 'ja' = 'en') {
  await page.goto(href('certificate', locale, { number: number.toLowerCase() }))
  await expect(page.getByRole('main').locator('.sk')).toHaveCount(0)
}

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a download gets a certificate whose file, signature and public page agree (${locale})`,
    windowOf(locale),
    async ({ page, mailbox, catalogue, expectAccessible }) => {
      const { certificates, dashboard, downloads } = textsOf(locale)
      await signUpIn(page, mailbox, locale)
      await page.goto(href('dashboard', locale, { section: 'certificates' }))
      await expect(page.getByRole('heading', { name: certificates.none.heading })).toBeVisible()
      await expectAccessible()

      const { slug } = await catalogue.find({ kind: 'icon', price: 'free' })
      const { title } = await catalogue.item(slug, locale)
      const named = (text: string) => text.replace('{title}', title)
      await callAs(page, 'POST', '/downloads', { item: slug, format: 'png', width: 256 })
      await page.goto(href('dashboard', locale, { section: 'downloads' }))
      const delivered = page.waitForEvent('download')
      await page.getByRole('button', { name: named(downloads.again), exact: true }).click()
      const file = await bytesOf(delivered)
      const printed = page.waitForEvent('download')
      await page.getByRole('button', { name: named(downloads.certificateOf), exact: true }).click()
      const pdf = await bytesOf(printed)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

      await page.goto(href('dashboard', locale, { section: 'certificates' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.certificates)
      await expect(page.getByRole('row')).toHaveCount(2)
      await expectAccessible()
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name: 'JSON' }).click()
      const signed = signedCertificateSchema.parse(JSON.parse((await bytesOf(saved)).toString('utf8')))
      const { certificate, signature } = signed
      expect(certificate.licensee).toEqual({ type: 'person', name: 'Grace' })
      expect(certificate.file.sha256).toBe(createHash('sha256').update(file).digest('hex'))

      const published = await page.request.get(CERTIFICATE_KEYS_PATH)
      const { keys } = certificateKeysSchema.parse(await published.json())
      const x = keys.find(({ kid }) => kid === signature.key)?.x ?? ''
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
      const value = Buffer.from(signature.value, 'base64url')
      expect(verify(null, Buffer.from(canonicalJson(certificate)), key, value)).toBe(true)

      await openCheck(page, certificate.number, locale)
      await expect(page.getByText(certificates.check.valid)).toBeVisible()
      await expect(page.getByText(certificate.file.sha256)).toBeVisible()
      await expectAccessible()
    },
  )
}

test(
  'an unknown number and a mistyped one are explained, and fit a phone',
  BOTH_WINDOWS,
  async ({ page, expectAccessible }) => {
    const { check } = textsOf('en').certificates
    await page.setViewportSize({ width: 360, height: 740 })
    await openCheck(page, UNKNOWN)
    await expect(page.getByText(check.notIssued)).toBeVisible()
    await expect(page.getByRole('heading', { name: check.offline.heading })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await expectAccessible()
    await openCheck(page, MISTYPED)
    await expect(page.getByText(check.mistyped)).toBeVisible()
  },
)

test('a number is typed in any spelling, and one with a mistake is explained', async ({
  page,
  expectAccessible,
}) => {
  const { errors } = textsOf('en')
  const { check } = textsOf('en').certificates
  await openCheck(page, UNKNOWN)
  await page.getByRole('link', { name: check.search.other }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(check.search.title)
  await expectAccessible()
  const number = page.getByLabel(check.search.number)
  const mistakes = [
    ['', errors['certificate-number-missing']],
    ['7K3Q', errors['certificate-number-length']],
    ['7K3Q-9XWA-2B4D-U5', errors['certificate-number-characters']],
    [MISTYPED, errors['certificate-number-mistyped']],
  ] as const
  for (const [typed, text] of mistakes) {
    await number.fill(typed)
    await page.getByRole('button', { name: check.search.submit, exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
    await expect(number).toBeFocused()
  }
  await number.fill(' oooo oooo 0000 00 ')
  await page.getByRole('button', { name: check.search.submit, exact: true }).click()
  await page.waitForURL(`**${href('certificate', 'en', { number: UNKNOWN })}`)
  await expect(page.getByText(check.notIssued)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the page of the number', async ({ page }) => {
    const { check } = textsOf('en').certificates
    await page.goto(href('certificateSearch', 'en'))
    await page.getByLabel(check.search.number).fill('oooo oooo 0000 00')
    await page.getByRole('button', { name: check.search.submit, exact: true }).click()
    await page.waitForURL(`**${href('certificate', 'en', { number: UNKNOWN })}`)
  })
})
