import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Fault } from './fault.mjs'

/** Space for node_modules and npm's cache. */
const SPACE_NEEDED_MB = 3000

/**
 * Installs the packages of the lock file unless node_modules has them already.
 *
 * @param {string} root
 */
export async function installMissing(root) {
  if (
    isInstalled(
      readLock(join(root, 'package-lock.json')),
      readLock(join(root, 'node_modules', '.package-lock.json')),
    )
  ) {
    return
  }
  requireFreeSpace(root)
  const started = Date.now()
  console.log('  … Installing packages')
  await runNpm(root)
  console.log(`  ✓ Installed packages  ${Math.round((Date.now() - started) / 1000)} s`)
}

/**
 * npm writes its hidden lock file at the very end of an installation, so an interrupted installation is not complete.
 * Optional packages are those of other platforms: they may be missing, but not have another version.
 *
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> } | null} Lock
 * @param {Lock} wanted
 * @param {Lock} present
 */
export function isInstalled(wanted, present) {
  if (!wanted?.packages || !present?.packages) return false
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    const found = present.packages?.[path]
    return path === '' || (found ? found.version === version : optional === true)
  })
}

/** @param {string} root */
async function runNpm(root) {
  const log = join(root, '.motif', 'logs', 'install.log')
  mkdirSync(dirname(log), { recursive: true })
  // Install scripts stay off (no package needs one); development packages include the seed's sources and the build
  // tools.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=4',
    '--loglevel=error',
  ]
  const { status, output } = await capture(npmCommand(), args, root, log)
  if (status !== 0) throw explain(output, log)
}

/** npm sets its path for the scripts that it runs; without it (node local/start.mjs) npm is found on the PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return [process.execPath, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/**
 * @param {string[]} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} log
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function capture([program = '', ...first], args, cwd, log) {
  return new Promise((resolve) => {
    const file = createWriteStream(log)
    const npm = spawn(program, [...first, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk
        file.write(chunk)
      })
    }
    npm.once('error', (error) => resolve({ status: 1, output: `${error}` }))
    npm.once('close', (status) => file.end(() => resolve({ status, output })))
  })
}

/** Common causes, each with what to do. The first match is shown. */
const REASONS = [
  [/ENOSPC|EDQUOT/, 'the disk became full.', 'Make room and start again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'the npm registry did not answer.',
    'Check the connection or the proxy and start again.',
  ],
  [
    /E40[13]|ENEEDAUTH/,
    'the npm registry refused access.',
    'Check the registry and its credentials in your .npmrc.',
  ],
  [/EINTEGRITY/, 'a package arrived damaged.', 'Run "npm cache verify" and start again.'],
  [
    /EACCES|EPERM/,
    'node_modules may not be written by this user.',
    'Correct the owner of this folder and start again.',
  ],
  [/spawn npm ENOENT/, 'npm was not found.', 'Install Node.js together with npm.'],
]

/**
 * @param {string} output
 * @param {string} log
 */
export function explain(output, log) {
  const [, what, whatToDo] = REASONS.find(([pattern]) => pattern.test(output)) ?? []
  return new Fault(
    `The packages could not be installed: ${what ?? 'npm failed.'}`,
    `${whatToDo ?? ''} (npm's words: ${log})`,
  )
}

/** @param {string} root */
function requireFreeSpace(root) {
  const { bavail, bsize } = statfsSync(root)
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  if (free >= SPACE_NEEDED_MB) return
  throw new Fault(
    `The disk that holds ${root} has ${free} MB free, and ${SPACE_NEEDED_MB} MB are needed.`,
    'Make room there and start again.',
  )
}

/** @param {string} path */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
