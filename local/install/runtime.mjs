import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'

/** The oldest Node that may run `npm start`, and the oldest that runs TypeScript by itself. */
const MIN_START_VERSION = [20, 9]
const MIN_RUNTIME_VERSION = [22, 18]

/** @param {string} version such as "20.11.1" */
export function requireNode(version) {
  if (isAtLeast(version, MIN_START_VERSION)) return
  throw new Fault(
    `This software needs Node.js ${MIN_START_VERSION.join('.')} or later, and this is ${version}.`,
    'Install a current Node.js (https://nodejs.org) and run the command again.',
  )
}

/**
 * The Node that runs all programs: the one that npm installed for this platform, else the current one.
 *
 * @param {string} root
 */
export function findRuntime(root) {
  const carried = join(
    root,
    'node_modules',
    carriedPackage(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(carried)) return carried
  if (isAtLeast(process.versions.node, MIN_RUNTIME_VERSION)) return process.execPath
  throw new Fault(
    `On ${process.platform}-${process.arch} no Node.js 24 comes with the packages, and ${process.versions.node} is too old.`,
    `Install Node.js ${MIN_RUNTIME_VERSION.join('.')} or later and run the command again.`,
  )
}

function carriedPackage() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

/**
 * @param {string} version
 * @param {number[]} oldest major and minor
 */
export function isAtLeast(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
