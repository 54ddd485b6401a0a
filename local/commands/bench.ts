import type { Command, CommandContext } from '#local/command.ts'
import { ensureMigrated, openDatabase } from '#local/database.ts'
import { stackEnvironment } from '#local/environment.ts'
import { Fault } from '#local/fault.ts'
import { inTerminal } from '#local/in-terminal.ts'
import { chooseLoopbackPorts, stackAddresses } from '#local/stack.ts'

/** The measurements, each a program that fails when its measure is missed. */
const MEASUREMENTS = ['pipeline', 'seed-full'] as const

/** `npm run bench [-- <name> …]`: all measurements or some, beside this folder's database. */
export const bench: Command = async (context) => {
  const { args, progress, shutdown } = context
  const wanted = args.length > 0 ? args : MEASUREMENTS
  const unknown = wanted.filter((name) => !MEASUREMENTS.some((known) => known === name))
  if (unknown.length > 0) {
    throw new Fault(`There is no measurement "${unknown[0]}".`, `There are: ${MEASUREMENTS.join(', ')}.`)
  }
  const env = await prepare(context)
  progress.end()
  let missed = 0
  for (const name of wanted) {
    console.log(`\n${name}\n`)
    if ((await inTerminal([`bench/${name}.ts`], env, shutdown)) !== 0) missed += 1
  }
  return missed === 0 ? 0 : 1
}

async function prepare({ settings, progress, shutdown }: CommandContext): Promise<Record<string, string>> {
  const url = await openDatabase(settings, shutdown, progress)
  const env = stackEnvironment(settings, url, stackAddresses(settings.port, await chooseLoopbackPorts()))
  await ensureMigrated(env, progress)
  return env
}
