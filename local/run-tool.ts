import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '#local/child-environment.ts'
import { reportsDiskFull } from '#local/disk-space.ts'
import { Fault } from '#local/fault.ts'
import { LOGS, ROOT } from '#local/paths.ts'

export interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** The limit of its JavaScript heap, in MB. */
  readonly heapMb?: number
  /** Runs at low priority. */
  readonly givesWay?: boolean
  /** Receives each line that the tool prints, to show progress. */
  readonly onLine?: (line: string) => void
}

const TAIL_LINES = 40

/** Running tools, which are ended with this process. */
const running = new Set<ReturnType<typeof spawn>>()

/** Runs a program of this repository with the current Node; otherwise like `runCommand`. */
export function runTool(name: string, args: readonly string[], options: ToolOptions = {}): Promise<void> {
  return runCommand(name, process.execPath, args, options)
}

/**
 * Runs a program to its end, with its output in `.motif/logs/<name>.log`.
 * @throws Fault with the end of that log when the program fails
 */
export async function runCommand(
  name: string,
  program: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<void> {
  const log = join(LOGS, `${name}.log`)
  mkdirSync(LOGS, { recursive: true })
  const { status, tail } = await capture(program, args, log, options)
  if (status === 0) return
  if (reportsDiskFull(tail))
    throw new Fault(`The disk became full during "${name}".`, 'Make room and start again.')
  throw new Fault(`"${name}" failed (${status}). Its last lines:\n\n${tail}\n\n`, `All of it is in ${log}`)
}

/** Ends every running tool. */
export function stopTools(): void {
  for (const tool of running) tool.kill('SIGTERM')
}

function capture(program: string, args: readonly string[], log: string, options: ToolOptions) {
  return new Promise<{ status: string | number; tail: string }>((resolve, reject) => {
    const file = createWriteStream(log)
    const tool = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: childEnvironment(options.env ?? {}, options.heapMb),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(tool)
    if (options.givesWay && tool.pid) setPriority(tool.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const lines: string[] = []
    const take = lineSplitter((line) => {
      lines.push(line)
      if (lines.length > TAIL_LINES) lines.shift()
      options.onLine?.(line)
    })
    for (const stream of [tool.stdout, tool.stderr]) {
      stream.pipe(file, { end: false })
      stream.setEncoding('utf8').on('data', take)
    }
    tool.once('error', reject)
    tool.once('close', (code, signal) => {
      running.delete(tool)
      file.end()
      resolve({ status: code ?? `${signal}`, tail: lines.join('\n') })
    })
  })
}

/** Splits chunks of text into lines, without empty ones. */
export function lineSplitter(onLine: (line: string) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const parts = (rest + chunk).split(/\r\n|\n|\r/)
    rest = parts.pop() ?? ''
    for (const line of parts) if (line.trim() !== '') onLine(line)
  }
}
