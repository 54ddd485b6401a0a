import type { Command } from '#local/command.ts'
import { Fault } from '#local/fault.ts'
import { createProgress } from '#local/progress.ts'
import { readSettings } from '#local/settings.ts'
import { createShutdown, stopOnSignals } from '#local/shutdown.ts'

/** Imported on demand: `npm start` does not load what only the tests need. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('#local/commands/start.ts')).start,
  dev: async () => (await import('#local/commands/dev.ts')).dev,
  test: async () => (await import('#local/commands/test.ts')).test,
  verify: async () => (await import('#local/commands/verify.ts')).verify,
  seed: async () => (await import('#local/commands/seed.ts')).seed,
  'import-icons': async () => (await import('#local/commands/import-icons.ts')).importIcons,
  payload: async () => (await import('#local/commands/payload.ts')).payload,
  search: async () => (await import('#local/commands/search.ts')).search,
  'lint-assets': async () => (await import('#local/commands/lint-assets.ts')).lintAssets,
  'verify-certificate': async () => (await import('#local/commands/verify-certificate.ts')).verifyCertificate,
  'verify-statement': async () => (await import('#local/commands/verify-statement.ts')).verifyStatement,
  'verify-assets': async () => (await import('#local/commands/verify-assets.ts')).verifyAssets,
  bench: async () => (await import('#local/commands/bench.ts')).bench,
}

const [name = 'start', ...args] = process.argv.slice(2)
const progress = createProgress()
const shutdown = createShutdown()
stopOnSignals(shutdown, progress.line)

try {
  const exitCode = await run(name)
  if (exitCode !== null) await finish(exitCode)
} catch (error) {
  // Errors that are caused by the shutdown itself are not reported.
  if (!shutdown.isRunning) {
    progress.end()
    console.error(error instanceof Fault ? `\n  ${error.message}\n` : error)
    await finish(1)
  }
}

async function run(command: string): Promise<number | null> {
  const load = COMMANDS[command]
  if (!load)
    throw new Fault(`There is no command "${command}".`, `There are: ${Object.keys(COMMANDS).join(', ')}.`)
  const answer = readSettings(process.env)
  if (!answer.ok) throw new Fault(answer.faults.join('\n  '), '')
  return (await load())({ args, settings: answer.settings, progress, shutdown })
}

async function finish(exitCode: number): Promise<void> {
  progress.end()
  await shutdown.run()
  process.exit(exitCode)
}
