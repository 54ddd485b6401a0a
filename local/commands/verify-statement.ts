import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from '#local/command.ts'
import { Fault } from '#local/fault.ts'
import { verifyStatementFile } from '#local/statements/verify-statement-file.ts'

const USAGE = 'npm run verify-statement -- statement.json [--root <64 hexadecimal digits>]'

/**
 * `npm run verify-statement -- statement.json [--root hex]`: recomputes a statement of royalties without a network. The exit
 * code is 0 for one that is as it was published, 1 for every other.
 */
export const verifyStatement: Command = async ({ args, progress }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { root: { type: 'string' } },
    allowPositionals: true,
  })
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) throw new Fault('One statement is checked at a time:', USAGE)
  // npm runs every script in the folder of the package; paths are relative to where it was called.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path)
  const { isValid, lines } = await verifyStatementFile(file, values.root ?? null)
  progress.end()
  console.log(lines.join('\n'))
  return isValid ? 0 : 1
}
