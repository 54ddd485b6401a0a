import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printReport, verifyFolder } from '#local/asset-lock/verify-folder.ts'
import type { Command } from '#local/command.ts'
import { Fault } from '#local/fault.ts'

/**
 * `npm run verify-assets -- assets.lock folder [--json]`: compares a folder of assets with the lock of a collection,
 * without a network. The exit code is 0 when nothing is missing, altered, unknown or not in the lock, otherwise 1.
 */
export const verifyAssets: Command = async ({ args, progress }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [lock, folder, ...rest] = positionals
  if (lock === undefined || folder === undefined || rest.length > 0)
    throw new Fault(
      'A lock and a folder are compared:',
      'npm run verify-assets -- assets.lock folder [--json]',
    )
  // npm runs every script in the folder of the package; paths are relative to where it was called.
  const from = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
  const report = await verifyFolder(from(lock), from(folder))
  progress.end()
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report).join('\n'))
  return report.isValid ? 0 : 1
}
