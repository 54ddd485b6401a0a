import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyFiles } from '#local/certificates/verify-files.ts'
import type { Command } from '#local/command.ts'
import { Fault } from '#local/fault.ts'

/**
 * `npm run verify-certificate -- certificate.json [file] [--keys keys.json]`: checks a licence certificate without a
 * network. The exit code is 0 for a valid one, 1 for every other.
 */
export const verifyCertificate: Command = async ({ args, progress }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { keys: { type: 'string' } },
    allowPositionals: true,
  })
  const [certificate, delivered, ...rest] = positionals
  if (certificate === undefined || rest.length > 0)
    throw new Fault(
      'One certificate is checked at a time:',
      'npm run verify-certificate -- certificate.json [file] [--keys keys.json]',
    )
  // npm runs every script in the folder of the package; paths are relative to where it was called.
  const from = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
  const { isValid, lines } = verifyFiles({
    certificate: from(certificate),
    delivered: delivered === undefined ? null : from(delivered),
    keys: values.keys === undefined ? null : from(values.keys),
  })
  progress.end()
  console.log(lines.join('\n'))
  return isValid ? 0 : 1
}
