import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { StatementFile } from '#domain/contract/statement-document.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { href } from '#domain/routing/href.ts'
import { FINDINGS } from '#domain/statements/findings.ts'
import { type Finding, verifyStatement } from '#domain/statements/verify.ts'
import { Fault } from '#local/fault.ts'

const ROOT = /^[0-9a-f]{64}$/

/** Checks the file of a statement. @throws Fault for a file that cannot be read, and a root that is none */
export async function verifyStatementFile(
  path: string,
  root: string | null,
): Promise<{ readonly isValid: boolean; readonly lines: readonly string[] }> {
  const published = root?.trim().toLowerCase() ?? null
  if (published !== null && !ROOT.test(published))
    throw new Fault('The root is not 64 hexadecimal digits.', 'Copy it from the public page of statements.')
  const digest = async (text: string) => createHash('sha256').update(text).digest('hex')
  const { findings, file } = await verifyStatement(read(path), { digest, root: published })
  const isValid = findings.length === 0
  return {
    isValid,
    lines: [
      ...findings.map(textOf),
      ...(isValid ? ['✓ Each line, the sums and the place under the root are as they were published.'] : []),
      ...(file === null ? [] : ['', ...stated(file, published)]),
    ],
  }
}

function textOf({ code, line }: Finding): string {
  const { number, text } = FINDINGS[code]
  return `✗ Finding ${number}${line === null ? '' : `, line ${line}`}: ${text}.`
}

function stated({ statement, proof }: StatementFile, root: string | null): readonly string[] {
  const { month, contributor, lines, sums } = statement
  return [
    `Month        ${month}`,
    `Contributor  ${contributor}`,
    `Lines        ${lines}`,
    ...sums.map(
      ({ currency, amount }) =>
        `Sum          ${formatMoney(money(BigInt(amount), currency), DEFAULT_LOCALE)}`,
    ),
    `Root         ${proof.root}`,
    ...(root === null
      ? [
          '',
          `Compare the root with the published one (${href('statements', DEFAULT_LOCALE)}), or name it with --root.`,
        ]
      : []),
  ]
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Fault(`${path} cannot be read.`, 'Check its path.')
  }
}
