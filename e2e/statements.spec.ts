import type { Page } from '@playwright/test'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import { href } from '#domain/routing/href.ts'
import { makeLines, makeStatements } from '#domain/testing/statements.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { signUpIn } from '#e2e/people.ts'
import { textsOf } from '#e2e/texts.ts'
import { windowOf } from '#e2e/windows.ts'

/** A statement that this library has not published. */
async function statement(): Promise<StatementFile> {
  const [, file] = await makeStatements([makeLines([1]), makeLines([1, 3, 3]), makeLines([5])])
  if (file === undefined) throw new Error('there is no second statement')
  return file
}

async function choose(page: Page, label: string, content: unknown): Promise<void> {
  await page.getByLabel(label).setInputFiles({
    name: 'statement.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
}

for (const locale of ['en', 'de', 'ja'] as const) {
  test(
    `a visitor checks a statement in the browser, and an altered line is named (${locale})`,
    windowOf(locale),
    async ({ page, expectAccessible }) => {
      const { statements } = textsOf(locale)
      const { check } = statements
      const file = await statement()
      await page.goto(href('statements', locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(statements.title)
      await expect(page.getByRole('heading', { name: statements.months.heading })).toBeVisible()
      await expectAccessible()

      const sent: string[] = []
      page.on('request', (request) => {
        if (request.postData()?.includes(file.statement.head)) sent.push(request.url())
      })
      await choose(page, check.file, file)
      await expect(page.getByText(check.unpublished)).toBeVisible()

      const lines = file.lines.map((one) =>
        one.line.no === 2 ? { ...one, line: { ...one.line, amount: '900' } } : one,
      )
      await choose(page, check.file, { ...file, lines })
      await expect(page.getByRole('listitem').filter({ hasText: check.findings.line })).toContainText('2')
      await expect(page.getByRole('listitem').filter({ hasText: check.findings.amount })).toBeVisible()
      await expectAccessible()

      await page.getByLabel(check.paste).fill('{}')
      await page.getByRole('button', { name: check.submit }).click()
      await expect(page.getByText(check.findings.malformed)).toBeVisible()
      expect(sent).toEqual([])
    },
  )
}

test('a person without a statement reads when the first one appears', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { dashboard, statements } = textsOf('en')
  await signUpIn(page, mailbox)
  await page.goto(href('dashboard', 'en', { section: 'statements' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.sections.statements)
  await expect(page.getByRole('heading', { name: statements.own.none.heading })).toBeVisible()
  await expectAccessible()
})
